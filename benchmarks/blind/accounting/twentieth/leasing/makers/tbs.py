from common import *
import random
def engine(rng,accts,months,periods):
    """accts: (code,name,kind,base$). returns begin, dr, cr in cents by code. Fully double entry."""
    by={}; 
    for a in accts: by.setdefault(a[2],[]).append(a)
    beg={a[0]:0 for a in accts}; dr=dict(beg); cr=dict(beg)
    w=lambda b:int(b*100*rng.uniform(.93,1.07))
    for c,n,k,b in accts:
        if k in('AR','CASH','ASSET','FIX','DRAW'): beg[c]=w(b)
        elif k in('AD','AP','LIAB','LOAN','DEP','EQ'): beg[c]=-w(b)
        elif k in('INC',): beg[c]=-int(w(b)*months)
        elif k in('EXP','DEPX','INT'): beg[c]=int(w(b)*months)
        elif k=='CONTRA': beg[c]=int(w(b)*months)
    plug=by['PLUG'][0][0]; beg[plug]=-sum(beg.values())
    def je(d,c,a):
        if a<=0: return
        dr[d]+=a; cr[c]+=a
    cash=by['CASH'][0][0]; ar=by['AR'][0][0]; ap=by['AP'][0][0]
    for c,n,k,b in accts:
        for p in range(periods):
            if k=='INC': je(ar,c,w(b))
            if k=='CONTRA': je(c,ar,w(b))
            if k=='EXP': je(c,ap,w(b))
            if k=='DEPX': je(c,by['AD'][0][0],w(b))
            if k=='INT': je(c,cash,w(b)); je(by['LOAN'][0][0],cash,w(b*.41))
    je(cash,ar,int(dr[ar]*rng.uniform(.88,1.02))); je(ap,cash,int(cr[ap]*rng.uniform(.85,1.05)))
    for a in by.get('AD',[])[1:]: je(by['DEPX'][-1][0],a[0],w(a[3]*.004*periods))
    for a in by.get('DEP',[]): je(cash,a[0],w(a[3]*.05)); je(a[0],cash,w(a[3]*.02))
    for a in by.get('LIAB',[])[:3]: je(by['EXP'][-1][0],a[0],w(a[3]*.09))
    for a in by.get('ASSET',[])[:3]: je(by['EXP'][-2][0],a[0],w(a[3]*.08))
    for a in by.get('CASH',[])[1:]: je(a[0],cash,w(a[3]*.03))
    for a in by.get('DRAW',[]): je(a[0],cash,w(a[3]*.1))
    # a couple of expense reclass credits
    for a in by['EXP'][1:9:4]: je(ar,a[0],w(a[3]*.06))
    for a in by.get('FIX',[])[2:3]: je(a[0],ap,w(a[3]*.012))
    return beg,dr,cr

def tb_mri():
    rng=random.Random(41)
    A=[('ASSETS',[('1010-0000','CASH - OPERATING 8834','CASH',412000),('1015-0000','CASH - LOCKBOX','CASH',96400),('1030-0000','SECURITY DEPOSIT CASH','CASH',151000),
     ('1110-0000','ACCTS RECEIVABLE - TENANTS','AR',287000),('1118-0000','ALLOW. FOR UNCOLLECTIBLE','AD2',38000),('1140-0000','DEFERRED RENT RECEIVABLE','ASSET',1940000),
     ('1210-0000','PREPAID INSURANCE','ASSET',88600),('1225-0000','PREPAID TAXES & LICENSES','ASSET',21300),('1310-0000','LAND','FIX',6150000),('1320-0000','BUILDING','FIX',48200000),
     ('1335-0000','TENANT IMPROVEMENTS','FIX',7720000),('1390-0000','ACCUM DEPR - BUILDING','AD',11300000),('1395-0000','ACCUM AMORT - TENANT IMPR','AD',3010000),('1410-0000','LEASING COMMISSIONS, NET','ASSET',1220000),('1450-0000','CONSTRUCTION IN PROGRESS','FIX0',0)]),
     ('LIABILITIES',[('2010-0000','ACCOUNTS PAYABLE - TRADE','AP',318000),('2040-0000','ACCRUED EXPENSES','LIAB',142000),('2060-0000','ACCRUED REAL ESTATE TAX','LIAB',1085000),('2090-0000','SALES TAX PAYABLE - PARKING','LIAB',6120),
     ('2110-0000','PREPAID RENT','LIAB',203000),('2150-0000','TENANT SECURITY DEPOSITS','DEP',149800),('2510-0000','MORTGAGE PAYABLE - SENIOR','LOAN',31500000),('2590-0000','UNAMORTIZED LOAN COSTS','ASSETX',244000)]),
     ('EQUITY',[('3010-0000','PARTNERS CAPITAL - GP','EQ',190000),('3020-0000','PARTNERS CAPITAL - LPS','PLUG',0),('3090-0000','DISTRIBUTIONS','DRAW',1400000)]),
     ('REVENUE',[('4010-0000','BASE RENT - OFFICE','INC',598000),('4015-0000','BASE RENT - STORAGE','INC',4200),('4020-0000','FREE RENT / CONCESSIONS','CONTRA',31000),('4110-0000','CAM RECOVERY','INC',151000),('4120-0000','TAX RECOVERY','INC',88000),
     ('4130-0000','ELECTRIC RECOVERY','INC',37700),('4210-0000','GARAGE - CONTRACT','INC',46300),('4215-0000','GARAGE - TRANSIENT','INC',12900),('4310-0000','AFTER HOURS HVAC','INC',3350),('4390-0000','LATE FEES & MISC','INC',880)]),
     ('EXPENSE',[('5010-0000','JANITORIAL CONTRACT','EXP',54200),('5110-0000','ELECTRICITY','EXP',71900),('5120-0000','WATER & SEWER','EXP',9400),('5130-0000','CHILLED WATER','EXP',28300),('5210-0000','ENGINEERING PAYROLL','EXP',43800),
     ('5230-0000','ELEVATOR MAINTENANCE','EXP',12600),('5260-0000','FIRE & LIFE SAFETY','EXP',5100),('5310-0000','SECURITY CONTRACT','EXP',33700),('5420-0000','LANDSCAPING','EXP',3900),('5510-0000','GARAGE OPERATOR FEE','EXP',11800),
     ('5610-0000','MANAGEMENT FEE','EXP',26400),('5710-0000','INSURANCE','EXP',29600),('5810-0000','REAL ESTATE TAXES','EXP',108500),('6110-0000','INTEREST - SENIOR NOTE','INT',128800),('6310-0000','DEPRECIATION','DEPX',104000),('6320-0000','AMORTIZATION','DEPX',52000)])]
    flat=[]
    for s,l in A:
        for c,n,k,b in l: flat.append((c,n,{'AD2':'AD','FIX0':'FIX','ASSETX':'ASSET'}.get(k,k),b))
    # AD order: building first
    order=sorted(flat,key=lambda a:(a[0]!='1390-0000'))
    order=[a for a in order if a[0]!='1390-0000']; order=[a for a in flat if a[0]=='1390-0000']+order
    beg,dr,cr=engine(rng,order,9,1)
    from reportlab.pdfgen import canvas
    name='bayou_heron_tb_1024'; c=canvas.Canvas(f'{B}/documents/{name}.pdf',pagesize=(792,612),invariant=1)
    X=[40,128,430,530,630,745]
    st={'y':0,'p':0}
    def head():
        st['p']+=1; c.setFont('Courier',8.5)
        c.drawString(40,578,'DATABASE: HERONPROD'); c.drawCentredString(396,578,'TRIAL BALANCE'); c.drawRightString(752,578,f"PAGE: {st['p']:>5}")
        c.drawString(40,567,'ENTITY:   4471'); c.drawCentredString(396,567,'BAYOU HERON TOWER LP'); c.drawRightString(752,567,'DATE: 11/08/2024')
        c.drawString(40,556,'BASIS:    ACCRUAL'); c.drawCentredString(396,556,'PERIOD 10/24'); c.drawRightString(752,556,'TIME: 04:52 PM')
        c.setFont('Courier-Bold',8.5)
        for i,(l1,l2,l3) in enumerate([('BEGINNING','BALANCE','10/01/24'),('','PERIOD','DEBITS'),('','PERIOD','CREDITS'),('ENDING','BALANCE','10/31/24')]):
            for j,t in enumerate((l1,l2,l3)): c.drawRightString(X[i+2],536-10*j,t)
        c.drawString(X[0],516,'ACCOUNT'); c.drawString(X[1],516,'DESCRIPTION'); c.setFont('Courier',8.5)
        c.drawString(40,508,'-'*139); st['y']=496
    def line(a,n,v=None,bold=False):
        if st['y']<44: c.showPage(); head()
        c.setFont('Courier-Bold' if bold else 'Courier',8.5)
        c.drawString(X[0],st['y'],a); c.drawString(X[1],st['y'],n)
        if v:
            for i,x in enumerate(v): 
                s=tminus(x); c.drawRightString(X[i+2]+5.1,st['y'],s)
        st['y']-=11.4
    head(); rows=[];tot=[];K=['beginning','debit','credit','ending']
    G=[0]*4
    for s,l in A:
        if st['y']<90: c.showPage(); head()
        S=[0]*4
        for a,n,k,b in l:
            v=[beg[a],dr[a],cr[a],beg[a]+dr[a]-cr[a]]
            if k=='ASSETX': pass
            line(a,n,v); S=[x+y for x,y in zip(S,v)]
            rows.append({'account':a,'name':n,**{q:f2(x) for q,x in zip(K,v)}})
        c.drawString(X[2]-80,st['y']+3,'-'*78); st['y']-=5
        line('','TOTAL '+s,S,True); st['y']-=6; tot.append({'label':'TOTAL '+s,**{q:f2(x) for q,x in zip(K,S)}})
        G=[x+y for x,y in zip(G,S)]
    line('','TOTAL FOR ENTITY 4471',G,True); tot.append({'label':'TOTAL FOR ENTITY 4471',**{q:f2(x) for q,x in zip(K,G)}})
    assert G[0]==0 and G[3]==0 and G[1]==G[2]
    c.drawString(X[2]-80,st['y']+3,'='*78); st['y']-=10
    line('','*** END OF REPORT *** 52 ACCOUNTS PRINTED'.replace('52',str(len(rows)))); c.save()
    save(name,'pdf','TB',K,rows,tot,None,'OFFICE','MRI user, Houston property accountant','Courier report, three-line headers, trailing minus, class subtotals, repeated page headers','trailing minus; header stacked in three lines; page break')

def tb_sage():
    rng=random.Random(77)
    D=[('00','Corporate & Land Bank',[('1000','Bank - Westmark Operating',1,231000),('1005','Bank - Confluence Reserve',1,480000),('1100','Trade Receivables',1,164000),('1150','GST/HST Input Tax Credits',1,18800),('1400','Land',1,9300000),('1420','Land Held for Phase III',1,2150000),
        ('2000','Trade Payables',-1,143000),('2050','GST/HST Collected',-1,29300),('2200','Tenant Deposits Held',-1,211000),('2600','First Mortgage - Prairie Mutual',-1,14100000),('3000','Share Capital',-1,1000),('3100','Retained Earnings',0,0),('3200','Dividends Declared',1,350000)]),
       ('10','Building A - Cross-dock',[('1450','Building Cost',1,8420000),('1455','Accumulated Amortization',-1,2380000),('4000','Base Rent',-1,1042000),('4100','Operating Cost Recovery',-1,287000),('4110','Property Tax Recovery',-1,204000),('5100','Repairs - Roof & Docks',1,71500),('5150','Snow Removal',1,39800),('5300','Natural Gas',1,46200),('5400','Municipal Taxes',1,209000),('6900','Amortization',1,263000)]),
       ('20','Building B - Small Bay',[('1450','Building Cost',1,5130000),('1455','Accumulated Amortization',-1,1294000),('4000','Base Rent',-1,688000),('4100','Operating Cost Recovery',-1,176000),('4110','Property Tax Recovery',-1,118000),('4900','Overholding Rent',-1,14200),('5100','Repairs - Roof & Docks',1,33400),('5150','Snow Removal',1,27700),('5200','Waste & Recycling',1,19600),('5300','Natural Gas',1,38100),('5400','Municipal Taxes',1,121000),('6900','Amortization',1,171000)]),
       ('30','Rail Spur & Laydown Yard',[('1460','Track & Yard Improvements',1,1610000),('1465','Accumulated Amortization',-1,402000),('4050','Yard Licence Fees',-1,244000),('4060','Railcar Storage',-1,97400),('5170','Grading & Dust Control',1,28300),('5180','Track Inspection',1,16900),('5400','Municipal Taxes',1,41600)]),
       ('90','Park Administration',[('5500','Site Manager Salaries',1,138000),('5510','Benefits & CPP/EI',1,22400),('5600','Insurance',1,94300),('5700','Professional Fees',1,31200),('5750','Bad Debts (Recovered)',-1,4150),('6500','Mortgage Interest',1,655000),('8000','Interest Income',-1,11700)])]
    L=[]
    for d,dn,l in D:
        for a,n,s,b in l: L.append([d,f'{a}-{d}',n,s,int(s*b*100*rng.uniform(.95,1.05)),int(s*b*100*rng.uniform(.86,1.02))])
    pl=[x for x in L if x[1]=='3100-00'][0]; pl[4]=-sum(x[4] for x in L); pl[5]=-sum(x[5] for x in L)
    assert pl[4]<0
    for x in L:
        if x[2]=='Overholding Rent': pl[5]+=x[5]; x[5]=None
        if x[2]=='Dividends Declared': pl[5]+=x[5]; x[5]=0
    drop='5300-20'
    from fpdf import FPDF
    import datetime
    class P(FPDF):
        def header(s):
            s.set_font('Times','B',13); s.cell(0,6,'Larkspur Coulee Industrial Park Ltd.',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Times','',10); s.cell(0,5,'Trial Balance by Department as of December 31, 2024   |   Functional currency: CAD   |   Provisional not included',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Times','I',9); s.cell(0,5,'GLTRLR1 / 2025-01-21 09:14  user KWOJ',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
            s.set_fill_color(224,229,224); s.set_font('Times','B',9.5)
            for w,t in zip(W,['','','Current Year','','Prior Year']):
                pass
            y=s.get_y(); s.cell(W[0]+W[1],5,'',fill=True); s.cell(W[2]+W[3],5,'31-Dec-2024',align='C',fill=True,border='B'); s.cell(W[4],5,'31-Dec-2023',align='C',fill=True,border='B',new_x='LMARGIN',new_y='NEXT')
            for w,t,a in zip(W,['Account Description','Account No.','Debit','Credit','Net'],'LLRRR'): s.cell(w,5,t,align=a,fill=True)
            s.ln(7)
        def footer(s):
            s.set_y(-13); s.set_font('Times','I',8); s.cell(0,5,f'Page {s.page_no()} of {{nb}}',align='C')
    W=[70,26,33,33,34]
    p=P(format='Letter'); p.set_creation_date(datetime.datetime(2025,1,21,tzinfo=datetime.timezone.utc)); p.set_margins(10,11,10); p.set_auto_page_break(True,17); p.add_page()
    rows=[];tot=[]; PY='other:31-Dec-2023 Net'; K=['debit','credit',PY]; G=[0,0,0]
    def tl(label,S,two=''):
        p.set_font('Times','B',9.5); p.cell(W[0]+W[1],5,label,border='T'); 
        for w,t in zip(W[2:],[com(S[0]),com(S[1]),(com(0) if S[2]==0 else drcr(S[2]))]): p.cell(w,5,t,align='R',border='T')
        p.ln(8); tot.append({'label':label,'debit':f2(S[0]),'credit':f2(S[1]),PY:f2(S[2])})
    for d,dn,l in D:
        if p.get_y()>240: p.add_page()
        p.set_font('Times','BI',10); p.cell(0,5,f'Department {d}  {dn}',new_x='LMARGIN',new_y='NEXT'); S=[0,0,0]
        for x in [x for x in L if x[0]==d]:
            v=x[4]; S[0]+=max(v,0);S[1]+=max(-v,0);S[2]+=x[5] or 0
            if x[1]==drop: continue
            p.set_font('Times','',9.5)
            for w,t,a in zip(W,['   '+x[2],x[1],com(v) if v>0 else '',com(v) if v<0 else '','' if x[5] is None else '0.00' if x[5]==0 else drcr(x[5])],'LLRRR'): p.cell(w,4.7,t,align=a)
            p.ln(4.7)
            r={'account':x[1],'name':x[2]}; r['debit' if v>0 else 'credit']=f2(abs(v))
            if x[5] is not None: r[PY]=f2(x[5])
            rows.append(r)
        tl(f'Total Department {d}',S); G=[a+b for a,b in zip(G,S)]
    assert G[0]==G[1] and G[2]==0,G
    tl('Report Total',G)
    pnl=-sum(x[4] for x in L if x[1][0] in '4568'); pre=-sum((x[5] or 0) for x in L if x[1][0] in '4568')
    p.set_font('Times','',9); p.multi_cell(0,4.5,f'Net income (loss) for the period before tax: {paren(pnl)}   (prior year {paren(pre)}). Retained earnings are as at the opening of each year; prior-year revenue and expense shown before closing. Dr = debit balance, Cr = credit balance.')
    name='larkspur_coulee_departmental_tb'; p.output(f'{B}/documents/{name}.pdf')
    dx=[x for x in L if x[1]==drop][0]
    save(name,'pdf','TB',K,rows,tot,{'what':f'account {drop} Natural Gas, Department 20 (debit {com(dx[4])}, prior year {com(dx[5])} Dr) is not printed; Total Department 20 and Report Total still include it','kind':'row_dropped'},'INDUSTRIAL','Sage 300 user in Alberta','Times, name before code, department sections and subtotals, current-year pair plus prior-year net with Dr/Cr marks','Cr mark means negative in the one net column; missing row shows only in the department subtotal')

def tb_marina():
    rng=random.Random(303)
    A=[('Current assets',[('10100','Checking – Lakeshore State Bank','CASH',184000),('10200','Money market','CASH',390000),('10900','Petty cash & fuel dock till','ASSET0',1500),('12000','Slip holder receivables','AR',61500),('12900','Fuel card clearing','ASSET',7400),('13100','Fuel inventory','ASSET',38700),('13200','Ship store inventory','ASSET',52300)]),
     ('Property',[('15000','Docks, piers and seawalls','FIX',4860000),('15200','Travel lift & forklifts','FIX',612000),('15300','Dry stack building','FIX',1930000),('15900','Accumulated depreciation','AD',2015000)]),
     ('Liabilities',[('20000','Accounts payable','AP',74200),('21000','Accrued payroll','LIAB',22800),('21500','Michigan sales tax payable','LIAB',9150),('22000','Unearned seasonal dockage','LIAB',418000),('23000','Winter storage deposits','DEP',96500),('25000','Note payable – dredging','LOAN',1340000)]),
     ('Members’ equity',[('30000','Members’ capital','PLUG',0),('31000','Members’ draws','DRAW',60000)]),
     ('Revenue',[('40100','Seasonal slips','INC',92400),('40200','Transient dockage','INC',28600),('40300','Dry stack racks','INC',33800),('40400','Fuel sales','INC',71200),('40500','Ship store sales','INC',24100),('40600','Pump-out, ice & laundry','INC',3900),('40900','Refunds & allowances','CONTRA',1850)]),
     ('Costs and expenses',[('50400','Cost of fuel','EXP',56300),('50500','Cost of store goods','EXP',14700),('60100','Dockhand wages','EXP',38200),('60200','Payroll taxes','EXP',3500),('61000','Bottomland lease – State','EXP',5200),('62000','Electric – pedestals','EXP',8900),('63000','Dock repairs','EXP',12400),('64000','Insurance – marine','EXP',9700),('65000','Card processing fees','EXP',3300),('68000','Interest expense','INT',7100),('69000','Depreciation','DEPX',19400)])]
    flat=[(c,n,'ASSET' if k=='ASSET0' else k,b) for s,l in A for c,n,k,b in l]
    flat=[a for a in flat if a[0]!='10900']+[a for a in flat if a[0]=='10900']
    beg,dr,cr=engine(rng,flat,3,3)
    beg['30000']+=beg['10900']-150000; beg['10900']=150000
    for s,l in A:  # petty cash untouched
        pass
    cr['13200']  # noqa
    import xlsxwriter
    name='Pelican Narrows Q2 trial balance'; wb=xlsxwriter.Workbook(f'{B}/documents/{name}.xlsx'); 
    import datetime
    wb.set_properties({'created':datetime.datetime(2025,7,14)})
    ws=wb.add_worksheet('TB Q2 FY25'); F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    nf='#,##0.00;(#,##0.00);'; n=F(num_format='#,##0.00'); t=F(); h=F(bold=1,bg_color='#1F4E79',font_color='white',align='center',border=1,valign='vcenter',text_wrap=1); sec=F(bold=1,italic=1,bg_color='#DDEBF7'); tb=F(bold=1,top=1,num_format='#,##0.00'); tt=F(bold=1,top=1,bottom=6,num_format='#,##0.00'); 
    ws.write('A1','Pelican Narrows Marina, LLC',F(bold=1,font_size=14)); ws.write('A2','Trial Balance – quarter ended June 30, 2025 (accrual book)'); ws.write('A3','Location: 310 Charlevoix basin · All departments · Prepared 7/14/2025 by T. Osgard')
    ws.merge_range('A5:A6','Acct',h); ws.merge_range('B5:B6','Location',h); ws.merge_range('C5:C6','Title',h)
    for i,g in enumerate(['Opening balance 4/1/2025','Activity April – June','Closing balance 6/30/2025']):
        ws.merge_range(4,3+2*i,4,4+2*i,g,h); ws.write(5,3+2*i,'Debit',h); ws.write(5,4+2*i,'Credit',h)
    ws.set_column('A:A',9); ws.set_column('B:B',10,None,{'hidden':1}); ws.set_column('C:C',34); ws.set_column('D:I',15); ws.freeze_panes(6,3)
    r=6; rows=[];tot=[];K=['open_dr','open_cr','debit','credit','close_dr','close_cr']; G=[0]*6
    for s,l in A:
        ws.merge_range(r,0,r,8,s,sec); r+=1; S=[0]*6; r0=r
        for a,nm,k,b in l:
            o=beg[a]; cl=o+dr[a]-cr[a]
            v=[max(o,0) or None,max(-o,0) or None,dr[a] or None,cr[a] or None,max(cl,0) or None,max(-cl,0) or None]
            ws.write_string(r,0,a,t); ws.write_string(r,1,'310-CHX',t); ws.write(r,2,nm,t); row={'account':a,'name':nm}
            for i,x in enumerate(v):
                if x: ws.write_number(r,3+i,f2(x),n); row[K[i]]=f2(x); S[i]+=x
            rows.append(row); r+=1
        ws.write(r,2,f'Total {s.lower()}',tb)
        for i in range(6): ws.write_formula(r,3+i,f'=SUM({chr(68+i)}{r0+1}:{chr(68+i)}{r})',tb,f2(S[i]))
        tot.append({'label':f'Total {s.lower()}',**{K[i]:f2(S[i]) for i in range(6)}}); r+=2; G=[x+y for x,y in zip(G,S)]
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
    ws.write(r,2,'Grand total',tt)
    for i in range(6): ws.write_number(r,3+i,f2(G[i]),tt)
    tot.append({'label':'Grand total',**{K[i]:f2(G[i]) for i in range(6)}})
    ws.write(r+2,0,'Dredging note matures 3/2031. Unearned dockage is released ratably May through October.',F(italic=1,font_color='#666666'))
    ws.write(r+3,0,'Debits equal credits in each column pair. Store inventory counted 6/28.',F(italic=1,font_color='#666666'))
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(name,'xlsx','TB',K,rows,tot,None,'OTHER','Sage Intacct user at a Michigan marina','three merged pairs opening/activity/closing, section bands, hidden Location column, account numbers as text','hidden column; pairs under merged titles; curly apostrophes and dashes in names')
