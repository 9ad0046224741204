import json,os
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='um_lihtc_beacon_street'
# ami, program, units, baths, sf, gross, ua, net
S=[('1',[(.3,'LIHTC / PBV',5,1,618,548,71),(.5,'LIHTC / HOME Low',8,1,618,913,71),(.6,'LIHTC',14,1,642,1096,71),(.8,'LIHTC (IA)',4,1,642,1461,71)]),
('2',[(.3,'LIHTC / PBV',4,1,846,657,94),(.5,'LIHTC / HOME Low',9,1,846,1095,94),(.6,'LIHTC',12,2,904,1314,94),(.6,'LIHTC / HOME High',6,2,904,1287,94),(.8,'LIHTC (IA)',5,2,904,1752,94),(None,'Market',3,2,931,None,None,1690)]),
('3',[(.3,'LIHTC / PBV',2,2,1105,759,118),(.5,'LIHTC',4,2,1105,1265,118),(.6,'LIHTC',8,2,1148,1518,118),(None,'Market',2,2,1148,None,None,1985),(None,'Manager (non-revenue)',1,2,1148,None,None,0)])]
K=['beds','baths','ami','units','sf','total_sf','gross','ua','net','monthly','annual']
wb=Workbook();c0=wb.active;c0.title='Cover';c0['B3']='BEACON STREET COMMONS, L.P.';c0['B5']='Exhibit F to Construction / Permanent Loan Application';c0['B6']='Schedules: 1 Unit and Rent Schedule';c0['B8']='Placed-in-service target: 11/2025'
w=wb.create_sheet('F-1 Rents');wb.active=1
f=lambda **k:Font(name='Arial Narrow',size=k.pop('size',10),**k)
th=Side(style='thin')
w['A1']='Beacon Street Commons';w['A1'].font=f(bold=True,size=12);w['A2']='SCHEDULE F-1: UNIT AND RENT SCHEDULE';w['A2'].font=f(bold=True)
w['A3']='Limits: 2024 MTSP, Orrin County, eff. 4/1/2024.   Utility allowance: PHA schedule (tenant pays electric heat, cooking, lights).';w['A3'].font=f(size=9)
H=['BRs','Baths','Restriction\n(% AMI)','Unit Type /\nProgram','# of\nUnits','Net SF\nper Unit','Total\nNet SF','Max Gross\nRent','Less:\nUtility\nAllow.','Net Rent\nper Unit','Monthly\nRent','Annual\nRent']
for i,h in enumerate(H,1):
    x=w.cell(5,i,h);x.font=f(bold=True);x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True);x.border=Border(top=th,bottom=th);x.fill=PatternFill('solid',fgColor='FFF2CC')
    y=w.cell(6,i,'('+'abcdefghijkl'[i-1]+')');y.font=f(italic=True,size=8);y.alignment=Alignment(horizontal='center')
w.row_dimensions[5].height=42
COL={'beds':1,'baths':2,'ami':3,'units':5,'sf':6,'total_sf':7,'gross':8,'ua':9,'net':10,'monthly':11,'annual':12}
def put(r,d,b=False):
    for k,c in COL.items():
        if k in d:
            x=w.cell(r,c,d[k]);x.font=f(bold=b);x.number_format='0%' if k=='ami' else '(#,##0)' if k=='ua_' else '#,##0' if k not in('beds','baths') else '0'
            if k in('beds','baths','ami','units'):x.alignment=Alignment(horizontal='center')
            if k in('net','monthly','annual') and b:x.number_format='$#,##0'
rows=[];totals=[];r=7;by={}
G=dict(units=0,total_sf=0,monthly=0,annual=0)
for bd,L in S:
    T=dict(units=0,total_sf=0,monthly=0,annual=0)
    for x in L:
        a,p,u,ba,sf,g,ua=x[:7];net=g-ua if g else x[7]
        o={'type':p,'beds':int(bd),'baths':ba}
        if a:o['ami']=a
        o.update(units=u,sf=sf,total_sf=u*sf)
        if g:o.update(gross=g,ua=ua)
        o.update(net=net,monthly=u*net,annual=u*net*12)
        put(r,o);w.cell(r,4,p).font=f()
        if not a:
            y=w.cell(r,3,'n/a');y.font=f();y.alignment=Alignment(horizontal='center')
        for k in T:T[k]+=o[k]
        lab=f'{a*100:.0f}% AMI' if a else p.split(' (')[0];by[lab]=[by.get(lab,[0,0])[0]+u,by.get(lab,[0,0])[1]+u*net]
        rows.append(o);r+=1
    y=w.cell(r,4,f'Subtotal {bd} BR');y.font=f(bold=True,italic=True);put(r,T,True)
    for i in range(1,13):w.cell(r,i).border=Border(top=Side(style='hair'))
    totals.append(T);r+=2
    for k in G:G[k]+=T[k]
w.cell(r,4,'TOTAL RESIDENTIAL').font=f(bold=True);put(r,G,True);totals.append(G)
for i in range(1,13):w.cell(r,i).border=Border(top=th,bottom=Side(style='double'))
r+=2;w.cell(r,4,'Less: vacancy @ 7.0%').font=f();v=round(G['annual']*.07);x=w.cell(r,12,-v);x.number_format='#,##0_);(#,##0)';x.font=f();r+=1
w.cell(r,4,'Effective gross rent').font=f();x=w.cell(r,12,G['annual']-v);x.number_format='#,##0_);(#,##0)';x.font=f();r+=2
w.cell(r,3,'Income targeting recap').font=f(bold=True);r+=1
for i,t in((3,'Level'),(5,'Units'),(6,'% of total'),(11,'Monthly')):w.cell(r,i,t).font=f(bold=True)
r+=1
for l,(u,m) in by.items():
    w.cell(r,3,l).font=f();w.cell(r,5,u).font=f();x=w.cell(r,6,u/G['units']);x.number_format='0.0%';x.font=f();x=w.cell(r,11,m);x.number_format='#,##0';x.font=f();r+=1
for i,x in enumerate((6,6,11,23,7,9,10,10,9,10,11,13),1):w.column_dimensions['ABCDEFGHIJKL'[i-1]].width=x
w.freeze_panes='A7';w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{R}/documents/{N}.xlsx')
json.dump({'name':N+'.xlsx','kind':'UM','planted':None,'money':K,'rows':rows,'totals':totals},open(f'{R}/truth/{N}.json','w'),indent=1)
