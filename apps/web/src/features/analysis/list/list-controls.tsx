import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LeaseFilter, type LeaseSort, sortNames } from './lease-list-query.ts';

type ListControlsProps = { readonly filter: LeaseFilter; readonly onChange: (filter: LeaseFilter) => void };

const settleMs = 250;

export const ListControls = ({ filter, onChange }: ListControlsProps) => {
  const [search, setSearch] = useState(filter.search);
  const settle = useEffectEvent(() => {
    if (search.trim() !== filter.search) onChange({ ...filter, search: search.trim() });
  });

  // Only what is typed starts the wait.
  useEffect(() => {
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [search]);

  return (
    <Controls role="search" aria-label="Your leases">
      <OutlinedInput
        size="small"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder="Search name, address, landlord or file"
        inputProps={{ 'aria-label': 'Search your leases', maxLength: 200 }}
        data-lease-search
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
      />
      <Select
        size="small"
        value={filter.sort}
        onChange={(event) => onChange({ ...filter, sort: event.target.value as LeaseSort })}
        inputProps={{ 'aria-label': 'Sort by' }}
      >
        {Object.entries(sortNames).map(([sort, name]) => (
          <MenuItem key={sort} value={sort}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </Controls>
  );
};

const Controls = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, margin: '40px 0 16px' });
