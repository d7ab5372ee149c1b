import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { viewpointWords } from './flags/point-of-view.ts';
import { type Viewpoint, viewpoints } from './report-address.ts';

type ViewpointSelectProps = { readonly value: Viewpoint; readonly onChange: (viewpoint: Viewpoint) => void };

export const ViewpointSelect = ({ value, onChange }: ViewpointSelectProps) => (
  <Select
    size="small"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    inputProps={{ 'aria-label': 'Read it as' }}
    renderValue={(viewpoint) => `As ${viewpointWords[viewpoint].name.toLowerCase()}`}
    sx={{
      borderRadius: '24px',
      '& .MuiSelect-select': { py: '5px !important', pr: '34px !important', fontSize: '0.8125rem', fontWeight: 600 },
    }}
  >
    {viewpoints.map((viewpoint) => (
      <MenuItem key={viewpoint} value={viewpoint}>
        {viewpointWords[viewpoint].name}
      </MenuItem>
    ))}
  </Select>
);
