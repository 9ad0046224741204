from h import *
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(8606)
FN='RR_Umgeni Business Park_202508.xlsx'
# South Africa, MRI style; planted digit_changed
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
b=Font(name='Arial',size=9,bold=True); n9=Font(name='Arial',size=9)
ws['B1']='Indwe Property Managers (Pty) Ltd'; ws['B1'].font=Font(name='Arial',size=12,bold=True)
ws['B2']='Rent Roll - Umgeni Business Park, Springfield, Durban'; ws['B2'].font=b
ws['B3']='Period: 2025/08   (billing run 01-Aug-2025)   All amounts ZAR per month excl. VAT'; ws['B3'].font=n9
hd=['Unit','Lessee','Usage','GLA m²','Commence','Expire','Esc %','Basic Rent','R/m²','Ops Costs','Rates Recovery','Security Levy','Parking','Total Monthly','Deposit Held','']
for j,x in enumerate(hd,2):
    c=ws.cell(5,j,x or None); c.font=b; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(top=Side(style='thin'),bottom=Side(style='thin')); c.fill=PatternFill('solid',fgColor='FFF2CC')
ten=['Thekwini Panelbeaters CC','Zulwini Packaging (Pty) Ltd','Natal Bearing & Seal Supplies','Blue Crane Freight (Pty) Ltd','Govender Print Finishers','Ikhwezi Cleaning Chemicals','Coastal Kitchen Fittings CC','Ridgeway Auto Electrical','Amandla Solar Distributors','Pillay & Sons Upholstery','Umhlatuzi Cold Storage','Shongweni Tyres (Pty) Ltd','Delta Forklift Hire','Mzansi Workwear (Pty) Ltd','Berea Signage Studio','Kingfisher Pool Products','Lotus Spice Importers','Palmiet Joinery','Tollgate Courier Services','Sibaya Electrical Wholesale','East Coast Stationers','Nkosi Plumbing Merchants']
it=iter(ten); U=[]
for blk,cnt,base in(('A',9,420),('B',8,760),('C',7,1150)):
    for k in range(1,cnt+1):
        ar=base+random.choice([-60,-25,0,0,15,40,90])
        vac=(blk,k) in{('A',4),('B',7)}
        s=addm(D(2021,1,1),random.randrange(0,52)); y=random.choice([3,3,5])
        while exp(s,y)<D(2025,9,1): s=addm(s,12)
        use='Factory' if blk=='C' and k%2 else 'Warehouse' if blk!='A' else random.choice(['Mini-unit','Mini-unit','Showroom'])
        rate=random.uniform(62,88) if blk=='A' else random.uniform(54,70)
        bas=round(ar*rate,2)
        U.append([blk,f'{blk}{k}',None if vac else next(it),use,ar,s,exp(s,y),random.choice([6,7,7.5,8]),bas,round(ar*8.4,2),round(ar*11.25,2),round(ar*2.1,2),random.choice([0,350,700,1400]),round(bas*2/500)*500])
PL='B3'
r=6; rows=[]; G=[0]*8
for blk in'ABC':
    c=ws.cell(r,2,f'BLOCK {blk}'); c.font=b; r+=1; S=[0]*8; cnt=0
    for u in [x for x in U if x[0]==blk]:
        _,un,t,use,ar,s,e,es,bas,op,ra,se,pk,dp=u; cnt+=1
        R=dict(unit=un,section=f'BLOCK {blk}',unitType=use,area=ar)
        if t is None:
            vals=[un,'VACANT',use,ar,None,None,None,0,None,0,0,0,0,0,0]; R.update(statusText='VACANT'); bp=bas=op=ra=se=pk=dp=tot=0
        else:
            tot=round(bas+op+ra+se+pk,2); bp=bas
            if un==PL:
                bp=round(bas+ (3000 if str(int(bas))[-4] in '0123456' else -3000),2); PV=(bas,bp)
            vals=[un,t,use,ar,s,e,es/100,bp,round(bas/ar,2),op,ra,se,pk,tot,dp]
            R.update(statusText='Occupied',tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=bp,totalCharges=tot,deposit=dp,charges=[dict(code=k,amount=v) for k,v in zip(('Basic Rent','Ops Costs','Rates Recovery','Security Levy','Parking'),(bp,op,ra,se,pk)) if v])
        for j,x in enumerate(vals,2):
            c=ws.cell(r,j,x); c.font=n9
            if isinstance(x,D): c.number_format='yyyy/mm/dd'
            elif j==8: c.number_format='0.0%'
            elif j>=9: c.number_format='#,##0.00;(#,##0.00);-'
        for k,x in enumerate([ar,bas,op,ra,se,pk,tot,dp]): S[k]+=x
        rows.append(R); r+=1
    def tl(lbl,S):
        ws.cell(r,2,lbl).font=b
        for j,x in zip([5,9,11,12,13,14,15,16],S):
            c=ws.cell(r,j,round(x,2)); c.font=b; c.number_format='#,##0.00' if j>5 else '#,##0'; c.border=Border(top=Side(style='thin'))
    tl(f'Total Block {blk}',S); G=[p+q for p,q in zip(G,S)]; r+=2
tl('GRAND TOTAL',G)
r+=2; ws.cell(r,2,'Let GLA %').font=n9; vg=sum(u[4] for u in U if u[2] is None); c=ws.cell(r,5,1-vg/G[0]); c.number_format='0.0%'
ws.cell(r+1,2,'Vacant GLA m²').font=n9; ws.cell(r+1,5,vg)
ws.column_dimensions['A'].width=2
for col,w in zip('BCDEFGHIJKLMNOPQ',[9,31,11,8,11,11,7,13,8,12,12,11,10,14,13,2]): ws.column_dimensions[col].width=w
ws.row_dimensions[5].height=28; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); ws.sheet_view.showGridLines=False
wb.save(doc(FN))
print(PV,set((len(rows),)))
save(FN,'INDUSTRIAL','MRI-like monthly billing roll, South Africa, blocks with subtotals, charge columns',False,'Umgeni Business Park, Springfield, Durban','2025-08',rows,24,22,2,planted=dict(what=f'Basic Rent of unit {PL} printed as {PV[1]:.2f} instead of {PV[0]:.2f}; the row total, block and grand totals are computed from {PV[0]:.2f}',kind='digit_changed'))
