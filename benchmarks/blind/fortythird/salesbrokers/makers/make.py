"""Regenerates all fourteen documents, their truths and index.json (fixed seeds in each maker)."""
import os, runpy, sys
R=os.path.dirname(os.path.abspath(__file__)); M=os.path.join(R,'makers'); sys.path.insert(0,M)
i=os.path.join(R,'index.json')
if os.path.exists(i): os.remove(i)
for n in ['cypress_bend_yardi','palisade_onesite','entrata_student','meridian_mri','juniper_resman','harvest_cti','beacon_kardin','foundry_vts','saltgrass_om','willow_analyst','ironbridge_industrial','piney_mhp','lockwell_storage','dekoven_mixed']:
    runpy.run_path(os.path.join(M,n+'.py'),run_name='__main__')
