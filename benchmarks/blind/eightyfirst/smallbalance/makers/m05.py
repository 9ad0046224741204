# mobile-home park, 138 spaces, workbook from a small park program then touched up
from h import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as gl
FN='ShadyBend_MHC_RentRoll_2025-10.xlsx'
r=random.Random(8105); N=names(r); D=dt.date
wb=openpyxl.Workbook(); ws=wb.active; ws.title='RentRoll'
A8=Font(name='Arial',size=8); A8b=Font(name='Arial',size=8,bold=True)
ws['A1']='SHADY BEND MANUFACTURED HOME COMMUNITY'; ws['A1'].font=Font(name='Arial',size=12,bold=True)
ws['A2']='5500 County Road 88, Pell Junction, Texas    138 spaces'; ws['A3']='Rent Roll   |   Period: October 2025   |   printed 10/06/2025 09:14'
for a in('A2','A3'): ws[a].font=A8
H=['Space','Type','Home','Resident','St','Since','Street\nRate','Site Rent','Home\nRent','Water/\nSewer','Trash','Pet','Late\nFee','Total\nBilled','Deposit','Past Due','Memo']
hf=PatternFill('solid',fgColor='C9DAB8'); thin=Side(style='thin',color='888888')
for j,h in enumerate(H,1):
    c=ws.cell(5,j,h); c.font=A8b; c.fill=hf; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=thin,top=thin)
ws.row_dimensions[5].height=26
rows=[];R=6; S={k:0 for k in 'street site home ws trash pet late tot dep past'.split()}; cnt={}
sp=[f'{i:03d}' for i in range(1,131)]+[f'RV-{i}' for i in range(1,9)]
for u in sp:
    rv=u.startswith('RV'); n=0 if rv else int(u)
    typ='RV' if rv else ('DW' if n%5 in(1,2) else 'SW')
    street={'RV':395,'DW':485,'SW':450}[typ]
    poh=(not rv) and r.random()<.16
    x=r.random()
    if u=='001': st='OFC'
    elif x<.075: st='VAC'
    elif poh and x<.11: st='VHM'
    else: st='OCC'
    cnt[st]=cnt.get(st,0)+1
    vals=[u,typ,'Park' if (poh and st in('OCC','VHM')) else ('' if st in('VAC','OFC') else 'Own')]
    memo=''
    if st!='OCC':
        memo={'VAC':r.choice(['','','pad needs gravel','']),'VHM':r.choice(['park home - rehab','park home for sale $14,500']),'OFC':'office / laundry'}[st]
        vals+=[{'VAC':None,'VHM':None,'OFC':'** OFFICE **'}[st],st,None,street if st!='OFC' else None]+[None]*9+[memo or None]
        if st!='OFC': S['street']+=street
        rows.append(row(unit=u,unitType=typ,statusText=st,marketRent=street if st!='OFC' else None))
    else:
        f,l=next(N); nm=f'{l.upper()}, {f.upper()}'
        if r.random()<.12: nm+=f' & {r.choice([q for q in F if q!=f]).upper()}'
        mi=rdate(r,D(1996,1,1),D(2025,9,15)) if not rv else rdate(r,D(2024,6,1),D(2025,9,28))
        site=street-r.choice([0,0,0,10,15,25]); home=r.choice([395,425,450,475,525]) if poh else 0
        wsx=round(r.uniform(31,88),2) if not rv else 0; tr=18.5 if not rv else 0; pet=r.choice([0]*6+[10,20]); late=r.choice([0]*11+[50])
        tot=round(site+home+wsx+tr+pet+late,2); dep=r.choice([0,0,100,200,site,site]) if mi<D(2015,1,1) else (site+home if poh else site)
        past=0
        if late: past=round(r.choice([tot,tot*2,r.uniform(40,400)]),2)
        elif r.random()<.04: past=-round(r.uniform(20,site),2)
        if late and past>tot*1.5: memo='3-day notice'
        vals+=[nm,st,mi,street,site,home or None,wsx or None,tr or None,pet or None,late or None,tot,dep,past or None,memo or None]
        for k,v in zip('street site home ws trash pet late tot dep past'.split(),[street,site,home,wsx,tr,pet,late,tot,dep,past]): S[k]+=v
        ch=[{'code':c,'amount':a} for c,a in(('Site Rent',site),('Home Rent',home),('Water/Sewer',wsx),('Trash',tr),('Pet',pet),('Late Fee',late)) if a]
        rows.append(row(unit=u,unitType=typ,tenantName=nm,statusText=st,moveInDate=iso(mi),marketRent=street,contractRent=site,charges=ch,totalCharges=tot,deposit=dep,balance=past or None))
    for j,v in enumerate(vals,1):
        c=ws.cell(R,j,v if v!='' else None); c.font=A8
        if j==6 and v: c.number_format='mm/dd/yyyy'; c.alignment=Alignment(horizontal='center')
        if 7<=j<=16: c.number_format='#,##0.00;(#,##0.00)'
        if j in(1,2,3,5): c.alignment=Alignment(horizontal='center')
    R+=1
R+=1
ws.cell(R,4,'GRAND TOTAL').font=A8b
for j,k in zip(range(7,17),'street site home ws trash pet late tot dep past'.split()):
    c=ws.cell(R,j,round(S[k],2)); c.font=A8b; c.number_format='#,##0.00;(#,##0.00)'; c.border=Border(top=thin,bottom=Side(style='double'))
R+=2
for lab,k in(('Occupied (OCC)','OCC'),('Vacant site (VAC)','VAC'),('Vacant park home (VHM)','VHM'),('Office, not rentable (OFC)','OFC')):
    ws.cell(R,4,lab).font=A8; c=ws.cell(R,7,cnt.get(k,0)); c.font=A8; R+=1
ws.cell(R,4,'Total spaces').font=A8b; ws.cell(R,7,138).font=A8b
R+=2; ws.cell(R,1,'All residents month to month after first year. Site Rent is lot rent; Home Rent only where Home = Park.').font=A8
for j,w in enumerate([7,5,6,30,5,11,9,9,9,9,8,7,8,10,10,10,24],1): ws.column_dimensions[gl(j)].width=w
ws.freeze_panes='E6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'
w2=wb.create_sheet('Rate history')
for rr_ in [('Effective','SW','DW','RV'),(D(2022,1,1),385,415,325),(D(2023,1,1),410,440,350),(D(2024,4,1),430,465,375),(D(2025,4,1),450,485,395)]: w2.append(rr_)
for k in range(2,6): w2.cell(k,1).number_format='mm/dd/yyyy'
w2.column_dimensions['A'].width=13
wb.save(doc(FN)); print(cnt,len(rows),S)
vac=cnt.get('VAC',0)+cnt.get('VHM',0)
assert sum(cnt.values())==138
save(FN,'MANUFACTURED_HOUSING','park program export, status codes, billed charge columns, 138 spaces',False,dict(propertyName='SHADY BEND MANUFACTURED HOME COMMUNITY',asOnDate='2025-10',units=138,occupied=cnt['OCC'],vacant=vac,sheet='RentRoll',rows=rows))
