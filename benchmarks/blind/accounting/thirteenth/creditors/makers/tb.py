import random
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from fpdf import FPDF
import xlsxwriter

def tb1(R):
    f='ballinacor_retail_park_etb_oct2024.pdf'
    L=[('FIXED ASSETS','A',[('0010','Investment property at valuation',14_250_000,0),('0020','Plant & machinery – cost',186_400,0),('0021','Plant & machinery – acc. depreciation',-121_960,0),('0030','Fixtures & signage – cost',74_215,0),('0031','Fixtures & signage – acc. depn.',-58_930,0)]),
    ('CURRENT ASSETS','C',[('1100','Trade debtors – tenants',412_377,0),('1105','Provision for doubtful debts',-96_500,0),('1120','Service charge arrears recoverable',67_842,0),('1140','Rent incentives / straight-line debtor',138_019,0),('1150','Prepaid insurance',21_906,0),('1160','Amount due from Corrib Lough Developments Ltd',905_311,0),('1200','Bank – receiver\'s current account 4471',287_654,0),('1205','Bank – rent collection account 4489',53_118,0),('1210','Service charge trust account',88_240,0),('1230','Petty cash',0,0)]),
    ('CREDITORS: WITHIN ONE YEAR','E',[('2100','Trade creditors',-143_765,0),('2110','Accruals',-58_200,0),('2120','Deferred rent (billed in advance)',-231_904,0),('2130','Tenant deposits held',-119_750,0),('2140','Sinking fund – common areas',-64_000,0),('2200','VAT control',-38_411,0),('2210','PAYE / PRSI / USC',-6_927,0),('2220','Corporation tax payable',-12_480,0),('2230','Receiver\'s fees accrued',0,0)]),
    ('CREDITORS: AFTER ONE YEAR','G',[('2500','Senior facility – Facility A',-11_800_000,0),('2505','Senior facility – Facility B (capex)',-1_425_000,0),('2510','Accrued default interest',-618_233,0),('2520','Shareholder loan – subordinated',-2_650_000,0)]),
    ('CAPITAL & RESERVES','J',[('3000','Ordinary share capital',-100,0),('3050','Revaluation reserve',-1_150_000,0),('3100','Profit & loss account b/fwd',None,0)]),
    ('INCOME','L',[('4000','Rent receivable – anchor units',-684_250,0),('4010','Rent receivable – standard units',-512_630,0),('4020','Turnover rent',-27_916,0),('4030','Kiosk & mall licence fees',-18_445,0),('4100','Service charge income',-246_180,0),('4110','Insurance recovered',-41_073,0),('4900','Sundry income',-1_206,0)]),
    ('PROPERTY OUTGOINGS','M',[('5000','Security & car park marshalling',96_412,0),('5010','Cleaning & waste',61_887,0),('5020','Light & heat – common areas',78_306,0),('5030','Repairs & maintenance',54_129,0),('5040','Insurance premium',62_944,0),('5050','Commercial rates on void units',37_518,0),('5060','Managing agent\'s fee',48_600,0),('5070','Letting fees',15_250,0)]),
    ('ADMINISTRATION & FINANCE','N',[('6000','Audit & accountancy',14_500,0),('6010','Legal fees – arrears recovery',33_871,0),('6020','Receiver\'s remuneration',120_000,0),('6040','Bad debts written off',0,0),('6050','Bank charges',1_983,0),('6100','Interest – Facility A',531_000,0),('6105','Interest – Facility B',71_250,0),('6110','Default interest',204_417,0),('6200','Depreciation charge',0,0)])]
    J=[('1','6200','0021',12_880,'Depreciation – plant, ten months'),('2','6200','0031',5_095,'Depreciation – fixtures, ten months'),('3','6040','1105',44_750,'Further provision: Units 7, 11 and K3 (examinership)'),('4','6020','2230',31_500,"Receiver's time costs to 31 October not billed"),('5','5020','2110',8_640,'ESB accrual, September–October'),('6','5040','1150',10_953,'Release of prepaid insurance'),('7','4020','1100',3_216,'Turnover rent credit note Unit 2'),('8','1100','4010',9_400,'Rent review uplift Unit 14, backdated'),('9','2120','4000',57_976,'Release of rent billed in advance')]
    led={c:v for _,_,a in L for c,n,v,_ in a}
    led['3100']=-sum(v for v in led.values() if v is not None)
    py={}
    for c,v in led.items():
        py[c]=v if c in('0020','3000','2505','2130') else int(round(v*R.uniform(.78,1.12)))
    py['1230']=150; py['2230']=0; py['6040']=22_614; py['6200']=21_570; py['4900']=0
    py['3100']=0; py['3100']=-sum(py.values())
    K=["other:PER LEDGER Dr €","other:PER LEDGER Cr €","other:ADJUSTMENTS Dr €","other:ADJUSTMENTS Cr €","debit","credit","other:31 Dec 2023 € Dr/(Cr)"]
    t=Truth(f,'TB',K)
    S=lambda s,x=7.2,**k:Paragraph(s,ParagraphStyle('a',fontName='Helvetica',fontSize=x,leading=x*1.18,**k))
    data=[['Sch','N/C','Account','PER LEDGER','','ADJUSTMENTS','','Jnl','ADJUSTED TRIAL\nBALANCE','','31 Dec\n2023'],['','','','Dr','Cr','Dr','Cr','','Dr','Cr',''],['','','','€','€','€','€','','€','€','€ Dr/(Cr)']]
    st=[('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(8,0),(9,0)),('ALIGN',(3,0),(-1,2),'CENTER'),('FONT',(0,0),(-1,2),'Helvetica-Bold',7.2),('LINEBELOW',(0,2),(-1,2),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('FONT',(0,3),(-1,-1),'Helvetica',7.2),('ALIGN',(3,3),(-1,-1),'RIGHT'),('ALIGN',(7,3),(7,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BACKGROUND',(8,0),(9,-1),colors.HexColor('#eef2f7'))]
    p=lambda v:'' if v is None else f'{v:,}'
    s=lambda v:'' if v is None else ('–' if v==0 else f'({-v:,})' if v<0 else f'{v:,}')
    G=[0]*7
    for title,let,accts in L:
        data.append(['','',title]+['']*8); st.append(('FONT',(2,len(data)-1),(2,len(data)-1),'Helvetica-Bold',7.2))
        sub=[0]*7
        for c,n,_,_ in accts:
            ad=sum(j[3] for j in J if j[1]==c) or None; ac=sum(j[3] for j in J if j[2]==c) or None
            v=led[c]; fin=v+(ad or 0)-(ac or 0)
            a=[v if v>0 else None,-v if v<0 else None,ad,ac,fin if fin>0 else None,-fin if fin<0 else None,py[c] or None]
            js=','.join(j[0] for j in J if c in j[1:3])
            data.append([let,c,S(n)]+[p(x) for x in a[:4]]+[js]+[p(x) for x in a[4:6]]+[s(py[c])])
            t.rowd({'account':c,'name':n,**dict(zip(K,a))})
            sub=[x+(y or 0) for x,y in zip(sub,a)]
        G=[x+y for x,y in zip(G,sub)]
        data.append(['','',S('<i>Total '+title.lower()+'</i>')]+[p(x or None) for x in sub[:4]]+['']+[p(x or None) for x in sub[4:6]]+[s(sub[6])])
        i=len(data)-1; st+= [('LINEABOVE',(3,i),(-1,i),.4,colors.black),('FONT',(3,i),(-1,i),'Helvetica-Oblique',7.2)]
        t.tot('Total '+title.lower(),dict(zip(K,[x or None for x in sub])))
    data.append(['','',S('<b>TRIAL BALANCE TOTAL</b>')]+[p(x) for x in G[:4]]+['']+[p(x) for x in G[4:6]]+['nil'])
    i=len(data)-1; st+=[('LINEABOVE',(3,i),(-1,i),.8,colors.black),('LINEBELOW',(3,i),(-1,i),1.6,colors.black),('FONT',(3,i),(-1,i),'Helvetica-Bold',7.2)]
    t.tot('TRIAL BALANCE TOTAL',dict(zip(K,G)))
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5] and G[6]==0
    tab=Table(data,colWidths=[22,32,178,70,70,54,54,32,70,70,72],repeatRows=3); tab.setStyle(TableStyle(st))
    jd=[[S('<b>Jnl</b>'),S('<b>Debit</b>'),S('<b>Credit</b>'),S('<b>€</b>',alignment=2),S('<b>Narrative</b>')]]+[[S(a),S(b),S(c),S(p(v),alignment=2),S(n)] for a,b,c,v,n in J]
    jt=Table(jd,colWidths=[28,40,40,55,300],hAlign='LEFT',style=[('LINEBELOW',(0,0),(-1,0),.4,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])
    def pg(c,d):
        c.saveState(); c.setFont('Helvetica-Bold',10); c.drawString(30,572,'Ballinacor Retail Park Limited (Receiver appointed)'); c.setFont('Helvetica',8); c.drawString(30,560,'Extended trial balance – ten months ended 31 October 2024'); c.drawRightString(812,572,'Company no. 609913    Prepared: D.McG  Reviewed: ____'); c.drawRightString(812,560,'W/P ref. ETB/1'); c.drawString(30,18,'Draft – for discussion with the charge holder only. Figures in whole euro.'); c.drawRightString(812,18,f'Page {d.page}'); c.restoreState()
    d=SimpleDocTemplate(doc(f),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=46,bottomMargin=32,invariant=1)
    d.build([tab,Spacer(1,10),KeepTogether([S('<b>Adjusting journals</b>',8.5),Spacer(1,3),jt])],onFirstPage=pg,onLaterPages=pg)
    t.save('RETAIL',"Receiver's accountant, Dublin",'Extended trial balance, landscape, three-line grouped header, Ledger / Adjustments / Adjusted pairs, prior year signed, sections with subtotals',['dash in prior year = no amount','journal reference column between pairs','accounts with no ledger balance but adjustment','journal list after the table','nil in grand total of prior year'])

def tb2(R):
    f='wattle_street_unit_trust_tb_fy24.xlsx'
    A=[('Cash at bank – trust operating','1-1110','Asset',8_412_355,3_106_790),('Cash at bank – outgoings reserve','1-1120','Asset',2_250_000,415_240),('Trade debtors (tenants)','1-1210','Asset',6_127_348,-1_844_615),('Less: allowance for expected credit losses','1-1215','Asset',-1_500_000,-385_000),('GST receivable','1-1290','Asset',318_842,97_361),('Prepayments','1-1310','Asset',742_910,0),('Lease incentive asset','1-1330','Asset',11_840_000,-2_368_000),('Land – Lot 7 DP 814426','1-2100','Asset',640_000_000,0),('Building at cost','1-2200','Asset',912_475_000,4_830_000),('Accum. depreciation – building','1-2210','Asset',-136_871_250,-22_811_875),('Plant (Div 40)','1-2300','Asset',38_450_000,1_276_545),('Accum. depreciation – plant','1-2310','Asset',-19_226_300,-4_612_880),
    ('Trade creditors','2-1110','Liability',-3_904_118,-612_409),('Accrued outgoings','2-1150','Liability',-1_185_000,246_300),('GST collected','2-1210','Liability',-1_407_765,-58_222),('Rent in advance','2-1310','Liability',-4_433_333,-1_066_667),('Security deposits / bonds','2-1410','Liability',-7_260_000,440_000),('Land tax payable','2-1510','Liability',0,-2_915_450),('Unpaid distributions to unitholders','2-1610','Liability',-12_000_000,-3_500_000),('Bank bill facility – BBF 3301','2-2100','Liability',-780_000_000,15_000_000),('Capitalised borrowing costs','2-2110','Liability',3_600_000,-1_200_000),
    ('Units on issue – ordinary','3-1100','Equity',-500_000_000,0),('Accumulated losses / undistributed income','3-1900','Equity',None,0),('Distributions declared','3-2000','Equity',None,14_000_000),
    ('Rental income – warehouse A','4-1010','Income',None,-61_440_000),('Rental income – warehouse B','4-1020','Income',None,-38_712_540),('Rental income – hardstand & truck parking','4-1030','Income',None,-5_160_000),('Outgoings recovered','4-1500','Income',None,-18_366_925),('Lease incentive amortisation','4-1900','Income',None,2_368_000),('Interest received','4-2000','Income',None,-308_517),
    ('Council & water rates','6-1010','Expense',None,7_415_580),('Land tax','6-1020','Expense',None,8_746_350),('Insurance – ISR & liability','6-1030','Expense',None,4_918_264),('Fire services & sprinkler testing','6-1040','Expense',None,1_264_095),('Repairs & maintenance (non capital)','6-1050','Expense',None,3_381_710),('Property management fee','6-1060','Expense',None,3_159_375),('Trustee & administration fee','6-2010','Expense',None,2_400_000),('Audit & tax','6-2020','Expense',None,1_185_000),('Legal – lease default, Tenancy B2','6-2030','Expense',None,942_870),('Expected credit loss expense','6-2040','Expense',None,385_000),('Depreciation','6-3010','Expense',None,27_424_755),('Borrowing costs','6-4010','Expense',None,None)]
    op=sum(a[3] or 0 for a in A)
    A=[(n,c,ty,(-op if c=='3-1900' else o),m) for n,c,ty,o,m in A]
    mv=sum(a[4] or 0 for a in A); A=[(n,c,ty,o,-mv if m is None else m) for n,c,ty,o,m in A]
    bad='6-1030'
    planted={"what":"Closing balance of 6-1030 Insurance – ISR & liability printed 41,982.64 Dr+... ","kind":"digit_changed"}
    wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('TB 30.06.24')
    F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
    h=F(bold=1,bg_color='#1F4E4A',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1)
    nf='#,##0.00" Dr";#,##0.00" Cr";"nil"'
    m=F(num_format=nf,align='right'); mt=F(align='right'); tx=F(); bt=F(bold=1,top=1); bm=F(bold=1,top=1,num_format=nf,align='right'); 
    ws.merge_range('A1:H1','WATTLE STREET LOGISTICS UNIT TRUST',F(bold=1,font_size=13)); ws.merge_range('A2:H2','Trial Balance  |  1 July 2023 to 30 June 2024  |  AUD  |  accrual basis, GST exclusive',F(italic=1))
    ws.write('A3','Trustee: Wattle Street Nominees Pty Ltd  ABN withheld from bank copy',tx)
    ws.merge_range('A5:A6','Account name',h); ws.merge_range('B5:B6','Tax\ncode',h); ws.merge_range('C5:C6','Account\nno.',h); ws.merge_range('D5:D6','Class',h); ws.merge_range('E5:G5','BALANCES ($)',h); ws.write_row('E6',['Opening\n1 Jul 2023','Movement\nfor year','Closing\n30 Jun 2024'],h); ws.set_row(5,26)
    ws.set_column('A:A',40,None); ws.set_column('B:B',8,None,{'hidden':1}); ws.set_column('C:C',10); ws.set_column('D:D',10); ws.set_column('E:G',18); ws.set_column('H:H',3); ws.set_column('I:I',28); ws.set_column('J:J',12)
    K=['beginning','activity','ending']
    t=Truth(f,'TB',K,planted); T=lambda v: 'nil' if v==0 else f'{abs(v)/100:,.2f} '+('Dr' if v>0 else 'Cr')
    dr=[0]*3; cr=[0]*3; r=6
    for n,c,ty,o,mm in A:
        e=(o or 0)+mm
        for i,v in enumerate([o or 0,mm,e]):
            if v>0: dr[i]+=v
            else: cr[i]+=v
        pe=e
        if c==bad:
            pe=e-300_000 # 49,182.64 -> 46,182.64
            planted['what']=f'Closing balance of account {c} {n} printed {T(pe)}; should be {T(e)} (opening + movement; the totals printed include the correct amount)'
        ws.write(r,0,n,tx); ws.write(r,1,R.choice(['GST','N-T','FRE']),tx); ws.write(r,2,c,tx); ws.write(r,3,ty,tx)
        if o is not None: ws.write(r,4,D(o),m)
        ws.write(r,5,D(mm),m); ws.write_string(r,6,T(pe),mt)
        t.row(account=c,name=n,beginning=None if o is None else D(o),activity=D(mm),ending=D(pe)); r+=1
        nxt=A[A.index((n,c,ty,o,mm))+1][2] if (n,c,ty,o,mm)!=A[-1] else None
        if nxt and nxt!=ty: r+=1
    for lab,v in (('Total debits',dr),('Total credits',cr),('Out of balance',[0,0,0])):
        ws.write(r,0,lab,bt); ws.write(r,2,'',bt); ws.write(r,3,'',bt)
        for i in range(2): ws.write(r,4+i,D(v[i]),bm)
        ws.write_string(r,6,T(v[2]),bm); t.tot(lab,dict(zip(K,map(D,v)))); r+=1
    assert all(a+b==0 for a,b in zip(dr,cr))
    ws.merge_range('I5:J5','UNITHOLDER REGISTER',h); ws.write_row('I6',['Holder','Units'],h)
    for i,(a,b) in enumerate([('Pemberley Super Fund',2_000_000),('R & J Okonski Family Trust',1_750_000),('Dunmarra Holdings Pty Ltd',1_250_000)]): ws.write(6+i,8,a,tx); ws.write(6+i,9,b,F(num_format='#,##0'))
    ws.write(r+1,0,'Dr = debit, Cr = credit. Income and expense accounts have no opening balance.',F(italic=1))
    ws.freeze_panes(6,0); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    t.save('INDUSTRIAL','Trust accountant, Sydney','Workbook; name before code; opening / movement by number format Dr/Cr, closing as text with Dr/Cr',['Dr/Cr in number format','closing column text','hidden tax-code column','side table of unitholders','P&L opening blank','planted digit'])

def tb3(R):
    f='harrow_creek_senior_lp_tb_period09.pdf'
    C=lambda x:int(round(x*100))
    B=[('1010-00','Cash - Operating',R.uniform(2e5,4e5)),('1015-00','Cash - Payroll Imprest',10000),('1020-00','Cash - Resident Trust Funds',41877.15),('1030-00','Replacement Reserve - Lender Held',388214.67),('1035-00','Tax & Insurance Escrow',146902.33),('1110-00','A/R - Private Pay Residents',212480.19),('1120-00','A/R - Medicaid Waiver',97316.04),('1125-00','A/R - Long-Term Care Insurance',28104.5),('1190-00','Allowance for Doubtful Accounts',-61250),('1210-00','Prepaid Insurance',74633.28),('1220-00','Prepaid Licenses & Dues',3912.5),('1250-00','Food & Supply Inventory',18745.06),('1510-00','Land',1850000),('1520-00','Buildings',17643250),('1525-00','Accumulated Depreciation - Buildings',-3969731.25),('1530-00','Furniture, Fixtures & Equipment',1214688.41),('1535-00','Accumulated Depreciation - FF&E',-806442.9),('1540-00','Vehicles',87400),('1545-00','Accumulated Depreciation - Vehicles',-61180),('1610-00','Deferred Financing Costs, net',236118.75),
    ('2010-00','Accounts Payable - Trade',-184377.92),('2015-00','Accounts Payable - Entry Fee Refunds',-36500),('2020-00','Accrued Payroll & PTO',-158940.36),('2030-00','Accrued Real Estate Taxes',-118750),('2040-00','Accrued Interest',-66412.5),('2050-00','Resident Trust Funds Liability',-41877.15),('2060-00','Security & Community Fee Deposits',-93250),('2070-00','Unearned Resident Fees',-127064.8),('2110-00','Due to Management Company',-48312.77),('2510-00','Mortgage Note Payable',-14175000),('2520-00','PPP / Bridge Note - Partner',-350000),('3010-00','General Partner Equity',-62500),('3020-00','Limited Partner Equity',None),('3090-00','Distributions - Limited Partners',210000)]
    P=[('4010-00','Independent Living Rent',-196),('4020-00','Assisted Living Rent & Care',-318.4),('4030-00','Memory Care Rent & Care',-211.7),('4040-00','Level-of-Care Charges',-64.2),('4050-00','Second Occupant Fees',-9.1),('4060-00','Community Fees (Non-refundable)',-12),('4070-00','Respite Stays',-7.6),('4090-00','Rent Concessions',11.3),('4110-00','Medicaid Waiver Revenue',-58.9),('4190-00','Bad Debt',4.4),('4210-00','Guest Meals & Beauty Salon',-3.1),
    ('5010-00','Wages - Nursing & Care',241),('5015-00','Agency Staffing',38.6),('5020-00','Wages - Dining',71.5),('5030-00','Wages - Housekeeping & Laundry',33.9),('5040-00','Wages - Maintenance',21.2),('5050-00','Wages - Activities',17.4),('5060-00','Wages - Administration & Marketing',52.8),('5090-00','Payroll Taxes & Benefits',79.3),('5110-00','Raw Food',46.8),('5120-00','Dining Supplies',5.2),('5210-00','Care & Medical Supplies',9.9),('5310-00','Electricity',17.8),('5320-00','Natural Gas',6.3),('5330-00','Water & Sewer',8.4),('5340-00','Cable & Internet',7.7),('5410-00','Repairs & Contract Services',22.5),('5420-00','Landscaping & Snow',6.1),('5430-00','Vehicle Expense',2.8),('5510-00','Advertising & Referral Fees',19.6),('5610-00','Office, Software & Licenses',8.8),('5620-00','Professional Fees',5.5),('5710-00','Property & Liability Insurance',24.7),('5720-00','Real Estate Taxes',23.75),('5810-00','Management Fee',43.4),('7010-00','Mortgage Interest',66.4125),('7020-00','Partner Note Interest',2.625),('7110-00','Depreciation & Amortization',62.3),('7210-00','Loss on Asset Disposal',0)]
    rows=[]
    for c,n,v in B: rows.append([c,n,None if v is None else C(v),0,0])
    for c,n,k in P:
        o=int(C(k*1000)*8*R.uniform(.95,1.05)) ; a=int(C(k*1000)*R.uniform(.92,1.08))
        rows.append([c,n,o,max(a,0),max(-a,0)])
    ix={r[0]:r for r in rows}
    ix['7210-00'][2]=0; ix['7210-00'][3]=C(4118.62)
    op=sum(r[2] or 0 for r in rows); ix['3020-00'][2]=-op
    static={'1015-00','1510-00','1520-00','1540-00','2520-00','3010-00','3020-00'}
    for r in rows[:len(B)]:
        if r[0] in static or r[0]=='1010-00': continue
        b=abs(r[2]); x=int(b*R.uniform(.01,.5)) if b<60000000 else int(b*R.uniform(.002,.01)); y=int(x*R.uniform(.4,1.5))
        if r[0] in('1525-00','1535-00','1545-00','1610-00','2040-00','2030-00'): x=0
        if r[0] in('1030-00',): y=0
        if r[0]=='3090-00': x,y=C(30000),0
        r[3],r[4]=x,y
    d=sum(r[3]-r[4] for r in rows); base=C(812_455.37)
    ix['1010-00'][3]=base; ix['1010-00'][4]=base+d
    # no sign flips on real accounts is not required
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']; t=Truth(f,'TB',K)
    pdf=FPDF('L','mm','Letter'); pdf.set_auto_page_break(False)
    import datetime; pdf.set_creation_date(datetime.datetime(2024,10,15,tzinfo=datetime.timezone.utc))
    W=[80,30,30,30,30,30,30]; x0=10; fm=lambda v:'' if not v else f'{v/100:,.2f}'
    def head(p):
        pdf.add_page(); pdf.set_font('Times','B',13); pdf.set_xy(10,8); pdf.cell(259,6,'HARROW CREEK SENIOR LIVING, L.P.',align='C'); pdf.set_font('Times','',10); pdf.set_xy(10,14); pdf.cell(259,5,'General Ledger Trial Balance - Fiscal Period 09 (September 2024)',align='C')
        pdf.set_font('Times','I',8); pdf.set_xy(10,19); pdf.cell(259,4,f'Run 10/15/2024 4:52 PM   User: LKRATT   Zero-activity accounts included   Page {p}',align='C')
        y=25; pdf.set_font('Times','B',9)
        for i,g in enumerate(['Beginning Balance','Current Period','Ending Balance']): pdf.set_xy(x0+80+60*i,y); pdf.cell(60,5,g,border='B',align='C')
        pdf.set_xy(x0,y+5); pdf.cell(80,5,'Account / Description',border='B')
        for i in range(6): pdf.set_xy(x0+80+30*i,y+5); pdf.cell(30,5,['Debit','Credit'][i%2],border='B',align='R')
        return y+11
    def line(y,lab,v,b=False,fmt=None):
        pdf.set_font('Times','B' if b else '',9); pdf.set_xy(x0,y); pdf.cell(80,5,lab)
        for i in range(6):
            pdf.set_xy(x0+80+30*i,y); pdf.cell(30,5,fm(v[i]) if not b else f'{v[i]/100:,.2f}',align='R',border='T' if b else 0)
    page=1; y=head(1); pt=[0]*6; g=[0]*6
    for k,(c,n,o,dr,cr) in enumerate(rows):
        e=o+dr-cr; v=[max(o,0),max(-o,0),dr,cr,max(e,0),max(-e,0)]
        line(y,f'{c}  {n}',v); y+=5
        t.rowd({'account':c,'name':n,**dict(zip(K,[D(x) if x else None for x in v]))})
        pt=[a+b for a,b in zip(pt,v)]; g=[a+b for a,b in zip(g,v)]
        if y>196 or k==len(rows)-1:
            y+=1; line(y,f'Page {page} Total',pt,True); t.tot(f'Page {page} Total',dict(zip(K,map(D,pt)))); pt=[0]*6
            if k<len(rows)-1: page+=1; y=head(page)
    y+=7; line(y,'Report Total',g,True); t.tot('Report Total',dict(zip(K,map(D,g))))
    assert g[0]==g[1] and g[2]==g[3] and g[4]==g[5]
    pdf.set_font('Times','I',8); pdf.set_xy(10,y+8); pdf.multi_cell(250,4,'Net income for the period is not closed to equity. Resident trust funds (1020/2050) are held for residents and are excluded from the borrowing base. *** End of report ***')
    pdf.output(doc(f))
    t.save('SENIOR_HOUSING','Property accountant, US operator','Ledger-style PDF in Times; code and name in one cell; opening, period and ending Dr/Cr pairs; page totals',['blank instead of zero','code in the name cell','page totals on every page','no sections'])
