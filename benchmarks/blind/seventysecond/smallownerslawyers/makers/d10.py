from common import *
import openpyxl
from openpyxl.styles import *
r=R(1010); f='lockbarn_storage_unit_status_2024-08.xlsx'; prop='LockBarn Self Storage - Route 9'
ty=[("5x5",25,'Interior CC',58,30),("5x10",50,'Interior CC',92,50),("10x10",100,'Interior CC',149,40),("10x10",100,'Drive-Up',129,46),("10x20",200,'Drive-Up',189,34),("10x30",300,'Drive-Up',249,10),("12x35",420,'Parking',95,10)]
wb=openpyxl.Workbook(); w1=wb.active; w1.title='Summary'; ws=wb.create_sheet('Unit List')
ws.append(['LockBarn Self Storage - Route 9','','','','','','','','','','','Printed 8/31/2024']); ws.append(['Unit Status / Rent Roll as of 8/31/2024']); ws.append([])
H=['Unit #','Size','Type','SF','St','Tenant Name','Moved In','Street Rate','Rent','Insur.','Total Due/Mo','Paid Thru','Balance']
ws.append(H)
for c in ws[4]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='404040'); c.alignment=Alignment(horizontal='center')
ws.freeze_panes='A5'
rows=[];T=dict(sr=0,rn=0,ins=0,tot=0,bal=0,sf=0); SM=[];N=O=0; num=100
for sz,sf,t,sr,k in ty:
    o=0; rsum=0; num=(num//100+1)*100
    for i in range(k):
        num+=1; u=('P' if t=='Parking' else '')+str(num); N+=1; q=r.random(); stt='O' if q<.86 else 'V' if q<.96 else 'U' if q<.98 else 'L'
        row=dict(unit=u,unitType=t,area=sf,statusText=stt,marketRent=float(sr)); T['sr']+=sr; T['sf']+=sf
        cells=[u,sz,t,sf,stt,None,None,float(sr)]
        if stt in 'OL':
            o+=1; O+=1; mi=r.day(D(2015,2,1),D(2024,8,28)); rn=float(round(sr*(1+min(.45,(2024-mi.year)*.04)+r.choice([-.1,0,0,.05])))); ins=r.choice([None,None,9.0,12.0,15.0]); tot=rn+(ins or 0)
            pt=D(2024,5,31) if stt=='L' else r.choice([D(2024,8,31),D(2024,9,30),D(2024,8,31),D(2024,7,31)]); bal=round(tot*3+60,2) if stt=='L' else tot+20 if pt==D(2024,7,31) else 0.0
            nm=r.name('{l}, {f}') if len(r.used)<2400 else 'x'
            if r.random()<.05: nm=r.choice(['Bluebird Catering','Pioneer HVAC Supply','Nutmeg Pharma Reps','Hearth & Home Staging','St. Mark Food Pantry'])
            cells+=[rn,ins,tot,dt.datetime(pt.year,pt.month,pt.day),bal]; cells[5]=nm; cells[6]=dt.datetime(mi.year,mi.month,mi.day)
            row.update(tenantName=nm,moveInDate=mi,contractRent=rn,charges=[dict(code='Insur.',amount=ins)] if ins else None,totalCharges=tot,balance=bal)
            T['rn']+=rn;T['ins']+=ins or 0;T['tot']+=tot;T['bal']+=bal; rsum+=rn
        rows.append(row); ws.append(cells)
    SM.append((sz,t,k,o,k-o,k*sr,rsum))
for rw in ws.iter_rows(min_row=5):
    for i in (7,8,9,10,12): rw[i].number_format='#,##0.00'
    rw[4].alignment=Alignment(horizontal='center')
    for i in (6,11): rw[i].number_format='mm/dd/yyyy'
ws.append([f'{N} units','','',T['sf'],'',f'{O} occupied','',T['sr'],T['rn'],T['ins'],T['tot'],'',T['bal']])
for c in ws[ws.max_row]: c.font=Font(bold=True); c.border=Border(top=Side('thin')); c.number_format='#,##0.00' if c.column>7 else '#,##0'
ws.append([]); ws.append(['St: O = occupied, V = vacant, U = unrentable (counted vacant), L = occupied, in lien / overlocked'])
for k,w in zip('ABCDEFGHIJKLM',[9,7,12,6,5,26,11,11,9,8,13,11,10]): ws.column_dimensions[k].width=w
w1.append([prop]); w1.append(['Occupancy summary','','8/31/2024']); w1.append([]); w1.append(['Size','Type','Units','Occupied','Vacant','% Occ','Gross Potential','Actual Rent'])
for s in SM: w1.append(list(s[:5])+[s[3]/s[2],s[5],s[6]])
w1.append(['Total','',N,O,N-O,O/N,T['sr'],T['rn']])
for rw in w1.iter_rows(min_row=5): rw[5].number_format='0.0%'; rw[6].number_format=rw[7].number_format='#,##0'
for c in list(w1[4])+list(w1[1]): c.font=Font(bold=True)
for s in (ws,w1): s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{f}')
save(f,('SELF_STORAGE','Small self-storage software export, 220 units, status letter codes, summary sheet first',False),prop,'2024-08-31',N,O,N-O,rows,dict(marketRent=T['sr'],contractRent=T['rn'],totalCharges=T['tot'],balance=T['bal'],area=T['sf']),sheet='Unit List')
