# SiteLink-like unit mix/occupancy statistics of a storage portfolio, xlsx, two sites (pct_* kept as text-free numbers). Planted: total wrong
import xlsxwriter
from common import *
f='um_stowaway_storage_unit_statistics.xlsx'
D={"L014 - Stowaway Storage - Route 9":[("5x5 Climate",25,46,40,2,62),("5x10 Climate",50,72,66,1,98),("10x10 Climate",100,64,59,0,157),("5x10 Drive-Up",50,58,49,1,84),("10x10 Drive-Up",100,80,73,2,132),("10x20 Drive-Up",200,44,41,0,209)],
"L022 - Stowaway Storage - Airport":[("5x10 Climate",50,90,78,3,92),("10x10 Climate",100,76,70,1,149),("10x15 Climate",150,38,33,0,195),("10x20 Drive-Up",200,52,50,0,199),("10x30 Drive-Up",300,24,21,1,268),("12x40 RV/Boat",480,18,18,0,145)]}
ACT={"5x5 Climate":.94,"10x20 Drive-Up":1.04,"12x40 RV/Boat":.97,"10x10 Climate":.965}
K=['sf','units','occupied','vacant','other:Unrentable','total_sf','other:Occ Sq Ft','pct_occ','other:Std Rate','other:Gross Potential','other:Actual Occupied','other:Econ Occ %']
H=['Unit Type','Sq Ft','Units','Occupied','Vacant','Unrentable','Total Sq Ft','Occ Sq Ft','Occ %','Std Rate','Gross Potential','Actual Occupied','Econ Occ %']
wb=xlsxwriter.Workbook(out(f));ws=wb.add_worksheet('UnitStatistics')
fm=lambda **k:wb.add_format({'font_name':'Verdana','font_size':8,**k})
t=fm();b=fm(bold=1);h=fm(bold=1,text_wrap=1,bottom=2,align='center');g=fm(bold=1,bg_color='#FFF2CC')
def nf(k,bold): return fm(bold=bold,num_format='0.0%' if ('%' in k or k=='pct_occ') else ('$#,##0.00' if k in K[8:11] else '#,##0'),**({'top':1} if bold else {}))
N={k:(nf(k,0),nf(k,1)) for k in K}
ws.write('B1','Stowaway Self Storage Holdings',fm(bold=1,font_size=12));ws.write('B2','Unit Statistics - Consolidated',b);ws.write('B3','For the period ending: September 30, 2025',t)
ws.set_column(0,0,2);ws.set_column(1,1,36);ws.set_column(2,13,12);ws.set_row(4,26);ws.write_row(4,1,H,h)
def put(r,v,bold):
    for i,k in enumerate(K):
        if k in v: ws.write_number(r,2+i,v[k]/100 if ('%' in k or k=='pct_occ') else v[k],N[k][bold])
def tt(L,lab):
    z={k:r2(sum(q[k] for q in L)) for k in K if k not in('sf','other:Std Rate') and not ('%' in k or k=='pct_occ')}
    z['pct_occ']=round(100*z['occupied']/z['units'],1);z['other:Econ Occ %']=round(100*z['other:Actual Occupied']/z['other:Gross Potential'],1)
    return {"label":lab,**{k:z[k] for k in K if k in z}}
rows=[];tot=[];r=5
for s,L in D.items():
    ws.merge_range(r,1,r,13,s,g);r+=1;mine=[]
    for n,a,u,o,d,p in L:
        gp=u*p*1.0;ac=round(o*p*ACT.get(n,.985),2)
        q={"type":n,**dict(zip(K,[a,u,o,u-o-d,d,a*u,a*o,round(100*o/u,1),p*1.0,gp,ac,round(100*ac/gp,1)]))}
        ws.write(r,1,n,fm(indent=1));put(r,q,0);mine.append(q);r+=1
    z=tt(mine,s.split(' - ')[0]+' Subtotal')
    tot.append(z);rows+=mine;ws.write(r,1,z['label'],b);put(r,z,1);r+=2
z=tt(rows,'Portfolio Total (2 sites)');z['other:Actual Occupied']=r2(z['other:Actual Occupied']+1000)  # planted; percent stays true
tot.append(z);ws.write(r,1,z['label'],b);put(r,z,1)
ws.write(r+2,1,'Std Rate is the walk-in rate per month.',fm(italic=1))
ws.set_landscape();ws.fit_to_pages(1,0);wb.close();print(z,len(rows))
save(f,'UM','SELF_STORAGE','SiteLink unit statistics by site, area and economic occupancy',True,K,rows,tot,{"what":"Portfolio Total of Actual Occupied is printed 1,000.00 above the sum of the two site subtotals","kind":"total_wrong"})
