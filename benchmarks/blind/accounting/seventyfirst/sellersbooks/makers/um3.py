# self-storage unit mix summary with occupancy, Excel printed to PDF through LibreOffice
from common import *
import xlsxwriter, subprocess, os
R=random.Random(7109)
f='SiteOps_UnitMix_TwinForks_0725.pdf'; xp=ROOT+'/makers/SiteOps_UnitMix_TwinForks_0725.xlsx'
wb=xlsxwriter.Workbook(xp); ws=wb.add_worksheet('Mix')
F=lambda **k: wb.add_format(dict(font_name='Liberation Sans Narrow',font_size=9,**k))
H=['Size','Sq Ft','Units','Rented','Vacant','Occ %','Net Rentable\nSq Ft','Street\nRate','Gross\nPotential','Avg\nIn-Place','Actual\nRent','In-Place\n$/SF']
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_total','actual','actual_total','actual_sf']
FM=['#,##0','#,##0','#,##0','#,##0','0.0"%"','#,##0','#,##0.00','#,##0.00','#,##0.00','#,##0.00','0.00']
S=[('Climate Controlled - 1st Floor',1.62,['5x5','5x8','5x10','5x15','7.5x10','10x10','10x12','10x15','10x20','10x25']),('Climate Controlled - 2nd Floor',1.34,['4x5','5x5','5x10','8x10','10x10','10x13','10x15','10x20','15x20']),('Drive-Up - Buildings C thru G',1.02,['5x10','5x15','10x10','10x15','10x20','10x25','10x30','12x30','15x30','20x30']),('Covered RV & Boat',.44,['12x25','12x30','12x35','12x40','14x50']),('Uncovered Parking',.22,['10x20','10x25','10x30','12x40'])]
ws.set_column(0,0,13); ws.set_column(1,5,7); ws.set_column(6,11,10.5)
ws.write(0,0,'Twin Forks Storage Center',F(bold=True)); ws.write(1,0,'Unit Mix and Occupancy Summary',F(bold=True)); ws.write(2,0,'As of 07/31/2025',F())
h=F(bold=True,text_wrap=True,align='center',valign='bottom',border=1,bg_color='#EDEDED')
for j,t in enumerate(H): ws.write(4,j,t,h)
ws.set_row(4,26); ws.repeat_rows(4); x=5; rows=[];tots=[]
def put(lbl,r,b):
    global x
    e=dict(bold=True,bg_color='#F7F7F7') if b else {}
    ws.write(x,0,lbl,F(border=1,**e))
    for j,(k,fm) in enumerate(zip(K,FM)):
        if k in r: ws.write(x,1+j,r[k],F(border=1,num_format=fm,align='right',**e))
        else: ws.write_blank(x,1+j,None,F(border=1,**e))
    x+=1
def tot(lbl,rr):
    t={'label':lbl}
    for k in('units','occupied','vacant','total_sf','market_total','actual_total'): t[k]=r2(sum(r[k] for r in rr)) if 'al' in k and k!='total_sf' else sum(r[k] for r in rr)
    t['pct_occ']=round(t['occupied']*100/t['units']+1e-9,1)
    put(lbl,t,True); tots.append(t)
for s,rate,sz in S:
    ws.merge_range(x,0,x,11,s,F(bold=True,border=1,bg_color='#FFE699')); x+=1; rr=[]
    for q in sz:
        a,b=map(float,q.split('x')); area=int(a*b) if (a*b)%1==0 else a*b; u=R.randint(3,14) if area>250 or area<30 else R.randint(10,46)
        occ=min(u,round(u*R.uniform(.78,1.02))); st=float(round(area*rate*(1.9 if area<60 else 1.25 if area<160 else .95 if area<260 else .8)*.9/ (1) ))-0
        st=st if R.random()<.6 else st+.5
        at=r2(sum(r2(st*R.uniform(.84,1.12)) for _ in range(occ))); r=dict(type=q,sf=area,units=u,occupied=occ,vacant=u-occ,pct_occ=round(occ*100/u+1e-9,1),total_sf=u*area,market=r2(st),market_total=r2(u*st),actual=r2(at/occ),actual_total=at,actual_sf=round(at/occ/area+1e-9,2))
        if isinstance(r['total_sf'],float): r['total_sf']=int(r['total_sf']) if r['total_sf']%1==0 else r['total_sf']
        put(q,r,False); rr.append(r)
    tot('Subtotal',rr); rows+=rr
tot('Grand Total',rows)
ws.write(x+1,0,'Gross potential = street rate x all units. Actual rent excludes tenant protection, late and admin fees. Prepared by SiteOps Management for Twin Forks Partners.',F(italic=True))
ws.set_portrait(); ws.fit_to_pages(1,0); ws.set_margins(.5,.5,.6,.6); ws.set_footer('&L&8SiteOps Mgmt&R&8Page &P of &N'); ws.set_paper(1); wb.close()
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',xp],check=True,capture_output=True)
print(len(rows),tots[-1],[type(r['sf']) for r in rows if not isinstance(r['sf'],int)], [r['total_sf'] for r in rows if r['total_sf']%1])
save(f,'UM','self-storage unit mix with occupancy, five sections, generic Subtotal labels, printed from Excel',False,K,rows,tots)
