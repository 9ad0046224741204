# Nova Scotia plaza, HST, next two steps in columns. planted: digit changed
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
NAME='Fundy Crossing RR - Dec 1 2025.xlsx'
def make():
    r=rng('x7'); wb=Workbook(); ws0=wb.active; ws0.title='Expiry profile'; ws=wb.create_sheet('Rent Roll')
    ws['A1']='FUNDY CROSSING SHOPPING PLAZA'; ws['A1'].font=Font(name='Cambria',size=14,bold=True); ws['A2']='Truro, Nova Scotia'; ws['A3']='Rent roll at December 1, 2025 (monthly figures, CAD)'
    for a in ('A2','A3'): ws[a].font=Font(name='Cambria',size=10,italic=True)
    hs=['CRU','Tenant','Leasable Area','Commence-ment','Expiry','Minimum Rent','CAM','Realty Tax','Promo Fund','HST 15%','Total Monthly','% Rent','1st Step Date','1st Step Rent','2nd Step Date','2nd Step Rent','Options']
    hf=Font(name='Cambria',size=9,bold=True)
    for j,h in enumerate(hs,1):
        c=ws.cell(6,j,h); c.font=hf; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(bottom=Side(style='thin'),top=Side(style='thin')); c.fill=PatternFill('solid',fgColor='F2E6D0')
    ws.merge_cells('M5:P5'); ws['M5']='Scheduled increases (monthly)'; ws['M5'].font=hf; ws['M5'].alignment=Alignment(horizontal='center'); ws.row_dimensions[6].height=30
    T=[('1','Harvest Acre Foods (grocery)',28400,12.5),('2','Bluenose Pharmacy Ltd.',6900,17.0),('3A','Tidal Treats Bakery',1180,21),('3B','Vacant',1325,None),('4','Scotia Lawn Lottery Kiosk',160,60),('5','Brine & Batter Ltd.',2240,22.5),('6','Fundy Denture Clinic',1410,20),('7','Mariner Credit Union',3300,24),('8','Dollar Depot East Inc.',9050,10.75),('9','Vacant',2075,None),('10','Salon Marée',1090,19.5),('11','Highland Wireless',1240,26),('12','Cobequid Pet Supplies',4110,15.25),('14','Dr. P. Estey, Optometrist',1655,22),('15','Provincial Liquor Agency',5200,18.5),('PAD1','Kettle & Crow Drive-Thru',2450,34),('PAD2','Maritime Lube Express',1800,29)]
    row=7; truth=[]; S=[0]*7; m='#,##0.00'; nv=0; pl=None
    for u,te,ar,psf in T:
        v=psf is None; cells={1:u,2:te,3:ar}
        if v: nv+=1; S[0]+=ar; truth.append(R(unit=u,area=ar,statusText='Vacant'))
        else:
            mr=round(ar*psf/12,2); cam=round(ar*.34,2); tx=round(ar*.29,2); pf=round(ar*.02,2) if not u.startswith('PAD') and ar<9000 else None
            sub=mr+cam+tx+(pf or 0); hst=round(sub*.15,2); tot=round(sub+hst,2); term=r.choice([5,5,10,10]); a=D(r.randint(2018,2024),r.choice([2,4,6,8,11]),1)
            if u=='1': a=D(2014,11,1); term=15
            e=eve(addm(a,term*12)); mtm=e<D(2025,12,1); ex='Mo. to mo.' if mtm else e
            steps=[]
            if not mtm and u not in ('4','15'):
                q=D(2026,a.month,1); z=psf
                while q<e and len(steps)<2: z=round(z*1.04*4)/4; steps.append((q,round(ar*z/12,2))); q=D(q.year+(1 if r.random()<.5 else 2),q.month,1)
            pr=mr
            if u=='7':
                s=f'{mr:.2f}'; pr=round(mr+300,2) if s[1]!='9' else mr; 
                pr=float(s.replace(s[1],str((int(s[1])+3)%10),1)) if False else mr+300
                pl=f'CRU 7 Minimum Rent printed {pr:,.2f} (true {mr:,.2f}); its total monthly, HST and the plaza totals use {mr:,.2f}'
            cells.update({4:a,5:ex,6:pr,7:cam,8:tx,9:pf,10:hst,11:tot,17:r.choice(['2 x 5','1 x 5','none','1 x 10'])})
            if u in ('2','8'): cells[12]=.06
            for n,(q,x) in enumerate(steps): cells[13+2*n]=q; cells[14+2*n]=x
            for n,x in enumerate((ar,mr,cam,tx,pf or 0,hst,tot)): S[n]+=x
            truth.append(R(unit=u,area=ar,tenantName=te,statusText='Occupied',leaseStartDate=a,leaseEndDate=ex,contractRent=pr,charges=[('CAM',cam),('Realty Tax',tx),('Promo Fund',pf),('HST 15%',hst)],totalCharges=tot,rentSteps=[{'date':iso(q),'amount':x} for q,x in steps]))
        for j in range(1,18):
            x=cells.get(j); c=ws.cell(row,j,x); c.font=Font(name='Cambria',size=9); c.border=Border(bottom=Side(style='hair'))
            if isinstance(x,D): c.number_format='mmm d, yyyy'
            elif j==3: c.number_format='#,##0'
            elif j==12: c.number_format='0%'
            elif j in (6,7,8,9,10,11,14,16): c.number_format=m
            if j in (1,4,5,13,15,17): c.alignment=Alignment(horizontal='center')
        row+=1
    row+=1; ws.cell(row,2,'Plaza total').font=hf
    for j,x in zip((3,6,7,8,9,10,11),S): c=ws.cell(row,j,round(x,2)); c.font=hf; c.number_format='#,##0' if j==3 else m; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    ws.cell(row+2,2,f'{len(T)} CRUs; {len(T)-nv} leased; {nv} vacant. No CRU 13.').font=Font(name='Cambria',size=9,italic=True)
    for j,w in enumerate((7,30,10,12,12,12,11,11,10,12,13,7,12,12,12,12,9),1): ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=5; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.freeze_panes='C7'
    ws0['A1']='Expiries by year'; ws0['A2']='Year'; ws0['B2']='Sq ft'; by={}
    for t in truth:
        if t.get('leaseEndDate') and t['leaseEndDate'][0]=='2': by[t['leaseEndDate'][:4]]=by.get(t['leaseEndDate'][:4],0)+t['area']
    for i,(k,x) in enumerate(sorted(by.items()),3): ws0[f'A{i}']=int(k); ws0[f'B{i}']=x
    wb.active=1; wb.save(os.path.join(DOC,NAME))
    save(NAME,truth,'FUNDY CROSSING SHOPPING PLAZA','2025-12-01',len(T),len(T)-nv,nv,'RETAIL','Halifax property manager, spreadsheet','second sheet is the roll, step columns grouped under a merged header','HST, promo fund blank for some, steps in columns, percent rent column',sheet='Rent Roll',planted={'what':pl,'kind':'digit_changed'})
