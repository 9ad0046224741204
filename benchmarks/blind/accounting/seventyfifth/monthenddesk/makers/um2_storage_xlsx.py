from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
out='UM_baystate_storage_budget27.xlsx'
S=[('Climate Controlled - 1st Floor',[('5x5',25,14,13,62,58.4),('5x10',50,38,35,104,98.15),('5x15',75,12,11,139,131.6),('10x10',100,41,38,178,171.22),('10x15',150,26,22,241,228.9),('10x20',200,13,12,302,287.35),('10x30',300,4,4,418,402.5)]),
('Climate Controlled - 2nd & 3rd Floor',[('4x5 Locker',20,18,11,41,36.75),('5x5',25,44,36,52,48.1),('5x7.5',37.5,10,9,68,66.2),('5x10',50,96,84,87,81.93),('7.5x10',75,22,20,119,113.4),('10x10',100,88,79,146,139.05),('10x12.5',125,16,14,172,161.8),('10x15',150,52,44,198,187.66),('10x20',200,24,20,246,233.1)]),
('Drive-Up (Non-Climate)',[('5x10',50,24,22,84,80.3),('10x10',100,46,44,134,130.72),('10x15',150,38,35,178,169.45),('10x20',200,52,50,219,214.88),('10x25',250,18,17,258,249.1),('10x30',300,22,21,299,291.64),('12x30',360,6,6,341,333.2),('14x40 (3-phase)',560,2,2,595,585)]),
('Wine & Business Suites',[('Wine 3x4',12,12,5,79,74.4),('Office 10x12',120,6,5,385,372),('Mailbox',None,48,31,22,19.85)]),
('Outdoor Parking',[('Uncovered 10x20',200,31,27,75,71.5),('Uncovered 12x35',420,22,20,118,110.2),('Covered 12x40',480,16,16,189,183.75)])]
K=['sf','units','total_sf','pct_units','occupied','vacant','pct_occ','market','actual','market_sf','market_total','actual_total','other:2027 Budget Rate']
wb=xlsxwriter.Workbook(doc(out)); cv=wb.add_worksheet('Drivers'); ws=wb.add_worksheet('Unit Mix'); 
f=lambda **k: wb.add_format({'font_name':'Aptos Narrow','font_size':10,**k})
t1=f(bold=1,font_size=14); sub=f(italic=1,font_color='#595959'); hd=f(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,bg_color='#FFF2CC'); sec=f(bold=1,font_color='#7F3F00',underline=1)
tx=f(indent=1); txb=f(bold=1,top=1); i0=f(num_format='#,##0'); i0b=f(num_format='#,##0',bold=1,top=1); sfn=f(num_format='#,##0.0'); p=f(num_format='0.0%'); pb=f(num_format='0.0%',bold=1,top=1)
m0=f(num_format='$#,##0'); m2=f(num_format='$#,##0.00'); m2b=f(num_format='$#,##0.00',bold=1,top=1); m0b=f(num_format='$#,##0',bold=1,top=1); inp=f(num_format='$#,##0.00',font_color='#0000FF')
fm=[sfn,i0,i0,p,i0,i0,p,m0,m2,m2,m0,m0,inp]; fb=[f(num_format='#,##0.0',bold=1,top=1),i0b,i0b,pb,i0b,i0b,pb,m2b,m2b,m2b,m0b,m0b,m2b]
ws.write(0,1,'Baystate Storage - Worcester (#S-118)',t1); ws.write(1,1,'2027 Budget Book, Schedule R-2: unit mix and rate plan (units and occupancy at 10/31/2026)',sub)
hs=['Unit Size','SF / Unit','# Units','Total SF','% of Units','Occ. Units','Vac. Units','Occ. %','Street Rate','Avg. In-Place','Street $/SF','Gross Potential (Street)','In-Place Rent / Mo.','2027 Budget Rate']
ws.set_column(0,0,2); ws.set_column(1,1,40); ws.set_column(2,14,11); ws.set_row(3,42); ws.set_column(15,15,12,None,{'hidden':1})
for c,h in enumerate(hs): ws.write(3,1+c,h,hd)
ws.write(3,15,'PY Street',hd)
NU=sum(u[2] for s in S for u in s[1]); r=4; rows=[];tots=[]; G={k:0 for k in K}; gb=0; subr=[]
def rl(x,n): return round(x+1e-9,n)
for sn,us in S:
    ws.write(r,1,sn,sec); r+=1; r0=r; s={k:0 for k in K}; bud=0
    for n,sf,u,o,st,ip in us:
        br=rl(ip*1.045,2)
        row=dict(type=n,units=u,pct_units=rl(u/NU*100,1),occupied=o,vacant=u-o,pct_occ=rl(o/u*100,1),market=st,actual=ip,market_total=u*st,actual_total=rl(o*ip,0))
        row['other:2027 Budget Rate']=br
        if sf: row.update(sf=sf,total_sf=rl(sf*u,0),market_sf=rl(st/sf,2))
        ws.write(r,1,n,tx)
        for i,k in enumerate(K):
            if k not in row: continue
            v=row[k]; v=v/100 if k.startswith('pct') else v
            e=r+1; fo={'vacant':f'=D{e}-G{e}','market_total':f'=D{e}*J{e}'}.get(k)
            if fo: ws.write_formula(r,2+i,fo,fm[i],v)
            else: ws.write(r,2+i,v,fm[i])
        ws.write(r,15,st-3,m0)
        for k in('units','total_sf','occupied','vacant','market_total','actual_total'): s[k]+=row.get(k,0)
        rows.append(row); bud+=u*br; r+=1
    def tl(label,s,bud,r,rng):
        d=dict(label=label,units=s['units'],total_sf=s['total_sf'],pct_units=rl(s['units']/NU*100,1),occupied=s['occupied'],vacant=s['vacant'],pct_occ=rl(s['occupied']/s['units']*100,1),
          market=rl(s['market_total']/s['units'],2),actual=rl(s['actual_total']/s['occupied'],2),market_total=s['market_total'],actual_total=s['actual_total'])
        d['other:2027 Budget Rate']=rl(bud/s['units'],2)
        if label!='Subtotal Wine & Business Suites': d['market_sf']=rl(s['market_total']/s['total_sf'],2)
        ws.write(r,1,label,txb)
        for i,k in enumerate(K):
            if k not in d: ws.write_blank(r,2+i,None,fb[i]); continue
            v=d[k]; v=v/100 if k.startswith('pct') else v
            if rng and k in('units','total_sf','occupied','vacant','market_total','actual_total'): ws.write_formula(r,2+i,f'=SUM({rc(rng[0],2+i)}:{rc(rng[1],2+i)})',fb[i],v)
            else: ws.write(r,2+i,v,fb[i])
        tots.append(d)
    tl('Subtotal '+sn.split(' (')[0],s,bud,r,(r0,r-1)); r+=2; gb+=bud
    for k in s: G[k]+=s[k]
tl('Facility Total',G,gb,r,None)
ws.write(r+2,1,'Street $/SF = monthly street rate per square foot. Budget rate assumes ECRI of 4.5% on in-place; inputs in blue. Averages on total lines are weighted by units.',sub)
ws.freeze_panes(4,2); ws.set_landscape(); ws.fit_to_pages(1,1)
cv.write(0,0,'Budget drivers',t1)
for i,(a,b) in enumerate([('ECRI','4.5%'),('Move-ins per month','31'),('Move-outs per month','28'),('Admin fee','$29'),('Tenant protection penetration','71%')]): cv.write(2+i,0,a,tx); cv.write(2+i,1,b,tx)
cv.set_column(0,0,32); wb.close()
save(out,'UM','self storage budget book: sections by climate type with subtotals, street and in-place rates, second sheet of a workbook, hidden column',False,K,rows,tots)
print(len(rows),tots[-1])
