from common import *
import xlsxwriter
STEM='Juniper Flats - TB June 2026'
G=[
('11000','CASH',[('11100','Cash - Operating','cash',268114.9),('11200','Cash - Renovation Draw','b',94000),('11300','Cash - Tenant Security Deposits','b',88725),('11400','Petty Cash / Debit Cards','b',1500)]),
('12000','RECEIVABLES',[('12100','Tenant Receivables','ar',71204.33),('12150','HAP Receivable - Housing Authority','b',11842),('12900','Allow. for Uncollectible','allow',-29000),('12950','RUBS Receivable','b',8317.65)]),
('13000','PREPAIDS & ESCROWS',[('13100','Prepaid Insurance','prepins',104331.2),('13200','Tax Escrow','esc',163890.47),('13300','Insurance Escrow','b',41206.11),('13400','Replacement Reserve - Lender','res',212750),('13500','Utility Deposits','b',14225)]),
('15000','PROPERTY',[('15100','Land','b',2840000),('15200','Buildings & Improvements','b',19362500),('15300','Unit Interiors - Value Add Program','cip',1188420.55),('15310','Exterior / Amenity Upgrades','cip2',406118.3),('15400','Appliances','b',318404.12),('15900','Accumulated Depreciation','accum',-2106334.67)]),
('21000','PAYABLES & ACCRUALS',[('21100','Accounts Payable','ap',-142668.41),('21150','Retainage Payable','ret',-38240),('21200','Accrued Property Taxes','acctax',-178750),('21300','Accrued Interest','accint',-71458.33),('21400','Accrued Payroll','b',-16210.9)]),
('22000','TENANT LIABILITIES',[('22100','Security Deposits Held','dep_l',-87650),('22200','Prepaid Rent','b',-31488.06),('22300','Pet Deposits','b',-6150),('22400','Unclaimed Property','b',-1874.22)]),
('25000','DEBT',[('25100','Bridge Loan - Pinnacle Row Capital','debt',-14700000),('25200','Deferred Financing Costs','b',286204)]),
('30000','EQUITY',[('31000','Partner Contributions','plug',0),('32000','Partner Distributions','dist',310000),('33000','Retained Earnings','b',918402.77)]),
('40000','RENT',[('41000','Gross Potential Rent','rev',302850),('41100','Gain/(Loss) to Lease','contra',18420),('41200','Vacancy','contra',21640),('41250','Down Units - Renovation','contra',9375),('41300','Concessions','contra',4810),('41400','Employee Unit Discount','contra',1150),('41500','Write-offs','exp',5230)]),
('42000','OTHER INCOME',[('42100','RUBS - Water/Sewer/Trash','rev',17640),('42200','Pet Rent','rev',3275),('42300','Late Fees','rev',4980),('42400','Application / Admin Fees','rev',2850),('42500','Covered Parking','rev',2100),('42600','Laundry Commission','rev',1415),('42700','Month-to-Month Premiums','rev',1800),('42800','Renters Insurance Program','rev',966)]),
('50000','PAYROLL',[('50100','Manager','pay',6240),('50200','Leasing','pay',7410),('50300','Maintenance','pay',10860),('50400','Commissions','pay',1325),('50500','Burden','pay',5170)]),
('51000','R&M / TURNOVER',[('51100','Appliance Repair','exp',890),('51200','HVAC Repair','exp',2740),('51300','Plumbing','exp',3180),('51400','Electrical / Lighting','exp',1065),('51500','Carpet Clean & Replace','exp',2350),('51600','Make-Ready Paint','exp',2905),('51700','Landscaping','exp',3450),('51800','Pool','exp',1250),('51900','Pest','exp',780),('51950','Roof/Gutter','exp',610)]),
('52000','UTILITIES',[('52100','Electric - Common','exp',3870),('52200','Electric - Vacant','exp',1240),('52300','Water/Sewer','exp',19850),('52400','Gas','exp',1580),('52500','Trash','exp',4110)]),
('53000','ADMIN & MARKETING',[('53100','ILS / Apartment Listings','exp',3150),('53200','Resident Events','exp',425),('53300','Software','exp',2280),('53400','Office','exp',910),('53500','Legal - Evictions','exp',2640),('53600','Travel/Training','exp',380),('53700','Management Fee','exp',9060),('53800','Asset Management Fee','exp',6125)]),
('54000','FIXED',[('54100','Real Estate Tax','tax',29791.67),('54200','Insurance','ins',13041.4)]),
('60000','BELOW THE LINE',[('60100','Bridge Loan Interest','int',103512.5),('60200','Rate Cap Amortization','b6',28600),('60300','Depreciation','dep',64150),('60400','Casualty Loss / (Recovery)','b6',-12480.15),('60500','Franchise Tax','b6',0)]),
]
def make():
    rng=random.Random(39002)
    chart=[e for _,_,es in G for e in es]
    L=Ledger(chart,rng,5); L.plug(); L.month(); k=L.k
    L.post(k['esc'],k['cash'],2979167); L.post(k['res'],k['cash'],525000); L.post(k['cip'],k['ap'],11784030); L.post(k['cip2'],k['ap'],2840000)
    L.post(k['ap'],k['ret'],1178403); L.post(k['cash'],k['dep_l'],412500); L.post(k['dep_l'],k['cash'],297500); L.post(k['cash'],'11200',4100000)
    L.post('60200','25200',572000); L.post('41500','12900',200000); L.post('11300','11100',115000); L.post('12950','12100',61244)
    # prior year
    py={}
    for c,n,kd,a in chart:
        e=L.end(c)
        if kd in('b','b6') : py[c]=e if c in('15100','15200','11400','13500') else int(e*rng.uniform(.6,1.1))
        elif kd in('cip','cip2'): py[c]=int(e*rng.uniform(.2,.4))
        elif kd=='accum': py[c]=e+6415000*12
        elif kd=='debt': py[c]=e
        else: py[c]=int(e*rng.uniform(.8,1.02))
    py['25100']=-1470000000
    for z in('21150','22400','60400','42800'): py[z]=0
    py[k['plug']]=0; py[k['plug']]=-sum(py.values())
    PY='other:Prior Year 06/30/2025'
    K=['beginning','debit','credit','ending',PY]
    wb=xlsxwriter.Workbook(f'{DOC}/{STEM}.xlsx'); ws=wb.add_worksheet('TB'); nt=wb.add_worksheet('Mgr notes')
    F=lambda **o: wb.add_format({'font_name':'Arial','font_size':9,**o})
    acc='#,##0.00_);(#,##0.00);"-"??_)'
    n_=F(num_format=acc); h=F(bold=1,bg_color='#1F3864',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1)
    tx=F(); ind=F(indent=1); gh=F(bold=1,bg_color='#D9E2F3'); sb=F(bold=1,num_format=acc,top=1); sbt=F(bold=1,top=1); gt=F(bold=1,num_format=acc,top=1,bottom=6); note=F(italic=1,font_color='#7F7F7F',font_size=8)
    ws.set_column('A:A',2); ws.set_column('B:B',7,None,{'hidden':1}); ws.set_column('C:C',9); ws.set_column('D:D',36); ws.set_column('E:I',16); ws.set_column('J:J',26)
    ws.write('C1','JUNIPER FLATS APARTMENTS (184 units)',F(bold=1,font_size=13) if False else wb.add_format(dict(font_name='Arial',bold=1,font_size=13)))
    ws.write('C2','Trial balance with prior-year comparison',tx); ws.write('C3','Books: accrual   |   Currency: USD   |   Run by m.ferrante 07/09/2026 08:51',note)
    ws.merge_range('C5:C6','GL #',h); ws.merge_range('D5:D6','Description',h); ws.write('B5','Ent',h); ws.write('B6','',h)
    ws.merge_range('E5:H5','Fiscal 2026, period 6',h); ws.write('E6','Balance 05/31/2026',h); ws.write('F6','Debits',h); ws.write('G6','Credits',h); ws.write('H6','Balance 06/30/2026',h)
    ws.merge_range('I5:I6','Prior Year 06/30/2025',h); ws.merge_range('J5:J6','Review',h)
    ws.set_row(4,18); ws.set_row(5,26)
    r=6; rows=[];tots=[]; GT=[0]*5; subrows=[]
    rev={'11200':'draw #9 funded 6/18','15300':'14 interiors turned','41250':'ok - tie to reno tracker','21150':'10% of Crestway inv.','60400':'ins. recovery bldg 7','22400':'escheat 11/2026'}
    for gc,gn,es in G:
        ws.write(r,2,gc,gh); ws.write(r,3,gn,gh)
        for q in range(4,10): ws.write_blank(r,q,None,gh)
        r+=1; S=[0]*5; r0=r
        for c,n,_,_ in es:
            x=L.a[c]; v=[x['beg'],x['dr'],x['cr'],L.end(c),py[c]]
            ws.write(r,1,'JF01',tx)
            ws.write_number(r,2,int(c),F(align='left')) ; ws.write(r,3,n,ind)
            row=dict(account=c,name=n)
            for q,(kk,vv) in enumerate(zip(K,v)):
                if q==3: ws.write_formula(r,7,f'=E{r+1}+F{r+1}-G{r+1}',n_,d(vv))
                elif vv==0 and q in(1,2): continue    # blank, nothing posted
                else: ws.write_number(r,4+q,d(vv),n_)
                if vv: row[kk]=d(vv)
            if c in rev: ws.write(r,9,rev[c],note)
            ws.set_row(r,None,None,{'level':1}); rows.append(row); S=[a+b for a,b in zip(S,v)]; r+=1
        lab='Total '+gn; ws.write(r,2,'',sbt); ws.write(r,3,lab,sbt)
        for q in range(5): ws.write_formula(r,4+q,f'=SUM({chr(69+q)}{r0+1}:{chr(69+q)}{r})',sb,d(S[q]))
        tots.append(dict(label=lab,**{a:d(b) for a,b in zip(K,S) if b})); subrows.append(r+1); GT=[a+b for a,b in zip(GT,S)]
        r+=2
    ws.write(r,3,'GRAND TOTAL',gt); 
    gt0=wb.add_format(dict(font_name='Arial',font_size=9,bold=1,num_format='#,##0.00_);(#,##0.00)',top=1,bottom=6))
    for q in range(5): ws.write_formula(r,4+q,'='+'+'.join(f'{chr(69+q)}{s}' for s in subrows),gt0,d(GT[q]))
    assert GT[0]==GT[3]==GT[4]==0 and GT[1]==GT[2]
    tots.append(dict(label='GRAND TOTAL',**{a:d(b) for a,b in zip(K,GT)}))
    ws.freeze_panes(6,4); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5); ws.set_footer('&L&F&RPage &P of &N'); ws.hide_gridlines(2)
    nt.set_column('A:A',95)
    for i,s in enumerate(['Notes from site accounting – June close','1. Draw #9 moved from the renovation draw account to operating on 6/18.','2. Rate cap amortizes straight-line through 11/2027.','3. Prior-year column is from the seller’s books as converted 07/2025; equity was reclassified.','4. HAP for July not yet received at close.']): nt.write(i,0,s,tx)
    wb.close()
    save(STEM,'xlsx','TB','MULTIFAMILY','M. Ferrante, Crestway Management','comparative TB workbook, merged two-row header, outline groups','heading rows bearing codes, hidden entity column, dash format, prior-year column, review text',K,rows,tots)
