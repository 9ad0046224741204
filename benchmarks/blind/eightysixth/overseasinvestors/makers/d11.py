from h import *
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(8611)
FN='Telok Hub Business Centre - licences (May 2025).xlsx'
wb=Workbook(); ws=wb.active; ws.title='May-25'; w2=wb.create_sheet('Add-on price list')
hdr=['Ref','Aspect','Type','Desks','Licensee (UEN name)','Commence','Expiry','Term (mths)','Licence Fee /mth','Add-on: Parking','Add-on: Locker/Storage','Add-on: Phone & mail','Gross Billing /mth','9% GST','Security Dep.','Remarks']
ws['A1']='TELOK HUB BUSINESS CENTRE'; ws['A2']='18 Cross Lane #05-00 & #06-00, Singapore 048xxx'.replace('048xxx','048424'); ws['A3']='Licence & billing schedule as of'; ws['E3']=dt.datetime(2025,5,31); ws['E3'].number_format='d mmm yyyy'; ws['E3'].alignment=Alignment(horizontal='left')
for a in('A1','A3'): ws[a].font=Font(bold=True,color='7B241C')
for j,h in enumerate(hdr,1):
    c=ws.cell(5,j,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='F5CBA7'); c.alignment=Alignment(wrap_text=True,vertical='top')
co='Bukit Lantern Trading|Meridian Straits Advisory|Kinaboo Robotics|Orchid Bay Logistics|Nine Dragons Media|Halia Wellness|Pasir Analytics|Temasya Events|Quantum Durian|Silver Banyan Capital|Lion Peak Shipping|Kopi & Code|Emerald Hill Legal|Sago Street Studio|Batik Software|Tanjong Metals|Raintree Family Office|Changi Crew Services|Cendol Games|Peranakan Foods Export|Marina Gate Realty|Sembawang Subsea|Oasis Tutoring|Tiong Poh Engineering|Blue Wharf Bunkering|Jade Compass Travel|Nusantara Ventures|Harbour Nine Consulting|Sunbird Education|Kallang Basin Marine|Fern & Moss Design|Redhill Biotech|Straits Tin Resources'.split('|')
it=iter(co); r=6; rows=[]; S=[0]*7; occ=0; n=0; HID=[]
for fl in('05','06'):
    c=ws.cell(r,1,f'LEVEL {fl[1]}'); c.font=Font(bold=True,italic=True); r+=1
    for k in range(1,21):
        ref=f'#{fl}-{k:02d}'; ty='Private office' if k<=13 else 'Dedicated desk' if k<=17 else 'Day suite'
        dk=random.choice([2,3,4,4,6,8]) if k<=13 else 1 if k<=17 else 2
        fee=dk*random.choice([620,650,680,720]) if k<=13 else random.choice([480,520]) if k<=17 else 900
        t=None if ref in('#05-06','#05-16','#05-19','#06-02','#06-13','#06-18','#06-20') else next(it)+' Pte. Ltd.'
        R=dict(unit=ref,section=f'LEVEL {fl[1]}',unitType=ty); n+=1
        ws.cell(r,1,ref); ws.cell(r,2,'Street' if k%3 else 'Atrium'); ws.cell(r,3,ty); ws.cell(r,4,dk)
        if t:
            term=random.choice([6,12,12,24]); s=addm(D(2025,5,1),-random.randrange(0,min(term,12))); e=exp(s,term/12); pk=random.choice([0,0,280]); lo=random.choice([0,0,60,120]); ph=random.choice([0,85]); g=fee+pk+lo+ph; gst=round(g*.09,2); dep=fee*2
            for j,v in zip(range(5,16),[t,s,e,term,fee,pk or None,lo or None,ph or None,g,gst,dep]):
                if v is None: continue
                c=ws.cell(r,j,v); c.alignment=Alignment(indent=1 if j==5 else 0); c.number_format='dd-mmm-yyyy' if j in(6,7) else '"S$"#,##0.00' if j>8 else 'General'
            if random.random()<.12: ws.cell(r,16,'Renewal offered'); 
            for j,v in enumerate([fee,pk,lo,ph,g,gst,dep]): S[j]+=v
            R.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=fee,deposit=dep,totalCharges=g,charges=[dict(code='Licence Fee',amount=fee)]+[dict(code=a,amount=b) for a,b in(('Add-on: Parking',pk),('Add-on: Locker/Storage',lo),('Add-on: Phone & mail',ph)) if b]); occ+=1
        else:
            ws.cell(r,5,'- available -').font=Font(italic=True,color='888888'); R['statusText']='available'
        rows.append(R); r+=1
ws.cell(r,1,'TOTAL').font=Font(bold=True)
for j,v in zip(range(9,16),S): c=ws.cell(r,j,round(v,2)); c.font=Font(bold=True); c.number_format='"S$"#,##0.00'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+2,1,f'{n} workspaces / {occ} licensed / {n-occ} available'); ws.cell(r+3,1,'Fees exclude GST. Meeting room usage billed separately.')
for col,w in zip('ABCDEFGHIJKLMNOP',[9,11,15,7,38,13,13,8,14,12,13,12,14,12,14,18]): ws.column_dimensions[col].width=w
ws.row_dimensions[5].height=45; ws.column_dimensions['H'].hidden=True; ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
for i,(a,b) in enumerate([('Season parking',280),('Locker',60),('Storage cage',120),('Phone & mail handling',85)],1): w2.cell(i,1,a); w2.cell(i,2,b)
wb.save(doc(FN))
save(FN,'OFFICE','Singapore business centre licence schedule, add-on charge columns, hidden column, second sheet',False,'Telok Hub Business Centre','2025-05-31',rows,n,occ,n-occ,sheet='May-25')
