import subprocess,sys,os
m=os.path.join(os.path.dirname(os.path.abspath(__file__)),"makers")
for n in "mf_lease_charges student_bed_rr senior_rate_roll mhc_site_listing sfr_portfolio hap_lihtc_rr military_housing coliving_members corporate_suites leaseup_detail nyc_stabilized".split():
    subprocess.run([sys.executable,os.path.join(m,n+".py")],cwd=m,check=True)
