from lib import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=rng(8508); fn='08_Palisade_Outlets_servicer_RR.xlsx'
TN='Thistle & Thread|Northpeak Outfitters|Solé Shoe Factory|Cobalt Denim Outlet|Juniper Home Goods|Larkspur Kids|Ridgeback Luggage|Maison Verrat|Tidewater Swim|Gilded Hour Watches|Bramble Candle Co.|Fieldhouse Athletics|Orchard & Ivy|Pretzel Junction|Stride Right Now|The Leather Loft|Fenwick Suits|Halo Cosmetics Clearance|Copper Kettle Cookware|Drift Sunglasses|Summit Cocoa|Wildwood Toys|Sable & Stone Jewelry|Hartline Hosiery|Blue Fern Boutique|Rally Cap Sports|Noodle Cart Express|Meridian Men\'s Shop|Ember Fragrance Bar|Portside Perk'.split('|')
wb=openpyxl.Workbook(); w0=wb.active; w0.title='Instructions'
for i,x in enumerate(['Cedar Lantern Loan Services - Annual Borrower Reporting Package','Complete all white cells. Do not alter column order.','Tab 2: Commercial Rent Roll    Tab 3: Certification','Loan No. 30-4471-002    Property: Palisade Crossing Outlets    Reporting date: 12/31/2025'],1): w0.cell(i*2,2,x)
ws=wb.create_sheet('Comm RR'); hf=PatternFill('solid',fgColor='FFD9E1F2'); th=Side('thin',color='FF999999'); bd=Border(left=th,right=th,top=th,bottom=th)
ws['A1']='COMMERCIAL RENT ROLL'; ws['A1'].font=Font(bold=True,size=14)
for i,(a,b) in enumerate((('Loan Number:','30-4471-002'),('Property Name:','Palisade Crossing Outlets'),('Property Address:','9100 Outlet Center Dr, Palisade Crossing, TX'),('Rent Roll Date:','12/31/2025')),2): ws.cell(i,1,a).font=Font(bold=True); ws.cell(i,3,b)
H=['Suite / Space','Tenant Name','Tenant Sq. Ft.','% of NRA','Lease Start','Lease Expiration','Base Rent (Annual)','Base Rent PSF','% Rent (Annual)','CAM (Annual)','RE Tax (Annual)','Marketing Fund (Annual)','Total Rent & Recoveries (Annual)','2024 Gross Sales','Sales PSF','Co-Tenancy / Termination Option? (Y/N)','Comments']
ws.merge_cells('A8:B8'); ws['A8']='TENANT'; ws.merge_cells('C8:F8'); ws['C8']='SPACE / TERM'; ws.merge_cells('G8:M8'); ws['G8']='ANNUALIZED INCOME'; ws.merge_cells('N8:Q8'); ws['N8']='SALES / OTHER'
for c in range(1,18):
    for rr in (8,9): k=ws.cell(rr,c); k.fill=hf; k.border=bd; k.font=Font(bold=True,size=9); k.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.cell(9,c,H[c-1])
ws.row_dimensions[9].height=50
data=[]; it=iter(TN)
for ph,n in (('PHASE I',19),('PHASE II',15)):
    for i in range(n):
        u=f'{"A" if ph=="PHASE I" else "E"}{(i+1)*5+100:03d}'; sf=r.choice([1200,1500,1850,2400,2500,3000,3600,4200,5000,6500,7800])
        if (ph,i) in (('PHASE I',4),('PHASE I',11),('PHASE II',2),('PHASE II',9)): data.append(dict(ph=ph,u=u,sf=sf)); continue
        st=D.date(r.randint(2017,2025),r.randint(1,11),1); y=r.choice([5,5,10,3]); ex=addm(st,12*y)-D.timedelta(1); mtm=False
        if ex<=D.date(2025,12,31): mtm=True
        p=r.choice([18,21.5,24,26.25,28,32,38]) if sf<4000 else r.choice([12,14.5,16,18])
        sal=round(sf*r.uniform(190,520),-2)
        d=dict(ph=ph,u=u,sf=sf,n=next(it),st=st,ex='MTM' if mtm else ex,br=round(p*sf,2),psf=p,pr=round(sal*.05-p*sf,0) if sal*.05>p*sf*1.08 and r.random()<.5 else 0,cam=round(sf*8.4,2),tax=round(sf*3.15,2),mk=round(sf*1.25,2),sal=sal if st.year<2025 else None,opt=r.choice('NNNY'),cm=r.choice(['']*6+['Gross deal - no CAM','Kick-out if sales < $300 psf']))
        if d['cm'].startswith('Gross'): d['cam']=d['tax']=0.0
        if (sal*.05<=p*sf): d['pr']=0
        data.append(d)
NRA=sum(d['sf'] for d in data); row=10; rows=[]
def put(c,v,f=None,bold=False):
    k=ws.cell(row,c,v); k.border=bd; k.font=Font(size=9,bold=bold)
    if f: k.number_format=f
plant=None
tots={}
for ph in ('PHASE I','PHASE II'):
    put(1,ph,bold=True); row+=1
    ds=[d for d in data if d['ph']==ph]
    for d in ds:
        put(1,d['u']); put(3,d['sf'],'#,##0'); put(4,d['sf']/NRA,'0.00%')
        q=dict(unit=d['u'],area=d['sf'],section=ph)
        if 'n' not in d: put(2,'VACANT'); q.update(statusText='VACANT'); [put(c,None) for c in range(5,18)]
        else:
            t=round(d['br']+d['pr']+d['cam']+d['tax']+d['mk'],2); d['t']=t
            put(2,d['n']); put(5,d['st'],'mm/dd/yyyy'); put(6,d['ex'],'mm/dd/yyyy'); put(7,d['br'],'$#,##0.00'); put(8,d['psf'],'$#,##0.00'); put(9,d['pr'] or None,'$#,##0.00'); put(10,d['cam'],'$#,##0.00'); put(11,d['tax'],'$#,##0.00'); put(12,d['mk'],'$#,##0.00'); put(13,t,'$#,##0.00'); put(14,d['sal'] if d['sal'] else 'n/a','$#,##0'); put(15,d['sal']/d['sf'] if d['sal'] else None,'$#,##0.00'); put(16,d['opt']); put(17,d['cm'] or None)
            q.update(tenantName=d['n'],statusText='Occupied',leaseStartDate=d['st'],leaseEndDate=d['ex'],annualRent=d['br'],charges=([dict(code='% Rent (Annual)',amount=float(d['pr']))] if d['pr'] else [])+[dict(code='CAM (Annual)',amount=d['cam']),dict(code='RE Tax (Annual)',amount=d['tax']),dict(code='Marketing Fund (Annual)',amount=d['mk'])],totalCharges=t)
        rows.append(q); row+=1
    g=lambda k:round(sum(d.get(k,0) for d in ds),2); v=dict(sf=g('sf'),br=g('br'),pr=g('pr'),cam=g('cam'),tax=g('tax'),mk=g('mk'),t=g('t')); tots[ph]=v
    pv=dict(v)
    if ph=='PHASE II': pv['cam']=round(v['cam']-2700.0,2); plant=dict(what=f"Phase II subtotal of CAM (Annual) printed {pv['cam']:,.2f}; the rows sum to {v['cam']:,.2f}",kind='total_wrong')
    put(2,f'Subtotal {ph}',bold=True)
    for c,k in ((3,'sf'),(7,'br'),(9,'pr'),(10,'cam'),(11,'tax'),(12,'mk'),(13,'t')): put(c,pv[k],'#,##0' if c==3 else '$#,##0.00',True)
    row+=2
put(1,'TOTAL',bold=True)
for c,k in ((3,'sf'),(7,'br'),(9,'pr'),(10,'cam'),(11,'tax'),(12,'mk'),(13,'t')): put(c,round(tots['PHASE I'][k]+tots['PHASE II'][k],2),'#,##0' if c==3 else '$#,##0.00',True)
occ=[d for d in data if 'n' in d]
row+=2
for a,v,f in (('Total Spaces',len(data),'0'),('Occupied Spaces',len(occ),'0'),('Vacant Spaces',len(data)-len(occ),'0'),('Occupancy % (sf)',sum(d['sf'] for d in occ)/NRA,'0.0%')): put(2,a); put(3,v,f); row+=1
for c,x in enumerate([10,26,9,8,11,11,14,9,12,13,12,12,15,12,9,12,24],1): ws.column_dimensions[L(c)].width=x
ws.freeze_panes='C10'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w3=wb.create_sheet('Certification'); w3['B3']='The undersigned certifies that the attached rent roll is true, correct and complete as of the date shown.'; w3['B6']='Borrower: Palisade Outlets Owner LLC'; w3['B8']='By: ____________________   Title: Authorized Signatory'
wb.active=1; wb.save(doc(fn))
save(fn,'RETAIL','CMBS servicer template','annualized servicer form, instructions and certification tabs, phase subtotals, sales',False,'Palisade Crossing Outlets','2025-12-31',rows,len(data),len(occ),len(data)-len(occ),sheet='Comm RR',planted=plant)
print(plant)
