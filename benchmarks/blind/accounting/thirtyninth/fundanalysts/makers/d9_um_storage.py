# Self-storage unit mix; old .xls saved by a district manager; sizes with width and length apart
from common import *
import xlsxwriter, subprocess, tempfile, shutil, datetime
def make():
    S=[("Drive-Up / Non-Climate",[("5 x 10",50,44,41,72,66.4),("10 x 10",100,78,70,109,101.85),("10 x 15",150,62,55,139,128.2),("10 x 20",200,54,51,169,158.75),("10 x 25",250,12,9,199,186.1),("10 x 30",300,18,17,229,214.55)]),
       ("Climate Controlled - 1st Floor",[("5 x 5 CC",25,26,22,58,51.3),("5 x 10 CC",50,40,36,94,86.9),("10 x 10 CC",100,36,33,152,140.05),("10 x 15 CC",150,20,20,198,187.65)]),
       ("Climate Controlled - 2nd Floor",[("5 x 5 UP",25,30,19,46,39.8),("5 x 10 UP",50,48,35,78,70.15),("10 x 10 UP",100,24,18,128,117.45)]),
       ("Vehicle Parking",[("12 x 25 Uncovered",300,16,12,75,71.25),("12 x 40 Covered",480,9,9,145,139)])]
    A=[p for _,L in S for p in L]
    ec="other:Econ. Occ."; 
    M=["sf","units","total_sf","occupied","vacant","pct_occ","other:SF Occ. %","market","market_sf","actual","market_total","actual_total",ec]
    H=["Unit Size","Sq Ft","# Units","Rentable SF","Rented","Vacant","Unit Occ. %","SF Occ. %","Street Rate","Street / SF","Avg Rate","Gross Potential","Rent In Place","Econ. Occ."]
    def val(L,one=False):
        u=sum(p[2] for p in L);sf=sum(p[1]*p[2] for p in L);o=sum(p[3] for p in L);so=sum(p[1]*p[3] for p in L);g=sum(p[2]*p[4] for p in L);a=r2(sum(r2(p[3]*p[5]) for p in L))
        v=dict(units=u,total_sf=sf,occupied=o,vacant=u-o,pct_occ=round(o/u+1e-9,3),market_total=g,actual_total=a)
        v["other:SF Occ. %"]=round(so/sf+1e-9,3); v[ec]=round(a/g+1e-9,3)
        v["market_sf"]=round(g/sf+1e-9,2); v["market"]=float(L[0][4]) if one else r2(g/u+1e-9); v["actual"]=L[0][5] if one else r2(a/o+1e-9)
        if one: v["sf"]=L[0][1]
        return v
    f="OHalloran_Storage_Unit_Mix_Sep_2026.xls"; fx=f+"x"
    tmp=tempfile.mkdtemp(); os.makedirs(tmp+"/o")
    wb=xlsxwriter.Workbook(f"{tmp}/{fx}"); wb.set_properties({"created":datetime.datetime(2026,10,5)}); ws=wb.add_worksheet("UnitMix 0926")
    F=lambda **a: wb.add_format(dict(font_name="Tahoma",font_size=9,**a))
    fmt={"market":'$#,##0.00',"actual":'$#,##0.00',"market_sf":'$0.00',"market_total":'#,##0',"actual_total":'#,##0.00',"pct_occ":'0.0%',"other:SF Occ. %":'0.0%',ec:'0.0%'}
    def cf(m,**a): return F(num_format=fmt.get(m,'#,##0'),**a)
    ws.write(0,0,"O'Halloran Storage - Route 9",F(bold=True)); ws.write(1,0,"Unit Mix / Occupancy Summary"); ws.write(2,0,"Period ending"); ws.write_datetime(2,1,datetime.datetime(2026,9,30),F(num_format='d-mmm-yy',align="left")); ws.write(2,10,"District 4",F(align="right"))
    hf=F(bold=True,bg_color="#FFE699",border=1,text_wrap=True,align="center",valign="vcenter")
    for j,h in enumerate(H): ws.write(4,j,h,hf)
    ws.set_row(4,28); ws.set_column(0,0,27); ws.set_column(1,13,10.5); ws.set_column(11,12,13)
    r=5; rows=[];tots=[]
    for g,L in S:
        ws.write(r,0,g.upper(),F(bold=True,underline=1)); r+=1
        for p in L:
            v=val([p],True); ws.write(r,0,p[0],F(indent=1))
            for j,m in enumerate(M): ws.write_number(r,1+j,v[m],cf(m))
            rows.append(dict(type=p[0],**v)); r+=1
        v=val(L); lab=f"{g} Total"; ws.write(r,0,lab,F(bold=True,top=1))
        for j,m in enumerate(M):
            if m in v: ws.write_number(r,1+j,v[m],cf(m,bold=True,top=1))
            else: ws.write_blank(r,1+j,None,F(top=1))
        tots.append(dict(label=lab,**v)); r+=2
    v=val(A); real=v["units"]; v["units"]=real+9; lab="FACILITY TOTAL"
    ws.write(r,0,lab,F(bold=True,top=2,bottom=2))
    for j,m in enumerate(M):
        if m in v: ws.write_number(r,1+j,v[m],cf(m,bold=True,top=2,bottom=2))
        else: ws.write_blank(r,1+j,None,F(top=2,bottom=2))
    tots.append(dict(label=lab,**v)); r+=2
    ws.write(r,0,"Street rates before promo (50% off 1st month on upper-floor units). Manager's apartment and kiosk not included.",F(italic=True)); r+=1
    ws.write(r,0,"Completed by S. Rasmussen, DM",F(italic=True))
    ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    subprocess.run(["soffice","--headless","--convert-to","xls:MS Excel 97","--outdir",tmp+"/o",f"{tmp}/{fx}"],check=True,capture_output=True)
    shutil.copy(f"{tmp}/o/{f}",os.path.join(DOC,f)); shutil.rmtree(tmp)
    save(f,"UM","SELF_STORAGE",M,rows,tots,"storage district manager","legacy .xls, size sections with totals, percent fractions","size strings as type, no bed columns, several occupancy measures",dict(what=f"FACILITY TOTAL prints {real+9} units; the types add to {real}",kind="count_wrong"))
