import random
from common import *
def tb1():
    from reportlab.lib.pagesizes import letter
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    rng=random.Random(2711)
    A='ASSETS';L='LIABILITIES';Q="MEMBERS' EQUITY";R='REVENUE';X='OPERATING EXPENSES';N='NON-OPERATING'
    ac=[(A,'1005','Cash - Operating, Prairie State Bank','D','B',88000),(A,'1010','Cash - Tax & Insurance Reserve','D','B',21000),(A,'1015','Petty Cash','D','F',300),
    (A,'1100','Tenant Rent Receivable','D','B',9800),(A,'1110','Allowance - Lien Units','C','B',2100),(A,'1200','Retail Inventory - Locks & Boxes','D','B',2600),
    (A,'1300','Prepaid Insurance','D','B',14200),(A,'1500','Land','D','F',640000),(A,'1510','Storage Buildings','D','F',2850000),(A,'1520','Gates, Cameras & Access Control','D','B',71000),
    (A,'1590','Accumulated Depreciation','C','A',512000),(A,'1600','Loan Costs, net','D','B',31000),
    (L,'2000','Accounts Payable','C','B',11800),(L,'2050','Sales Tax Payable','C','B',900),(L,'2100','Prepaid Rents','C','B',17500),(L,'2120','Tenant Protection Plan - Due to Insurer','C','B',3200),
    (L,'2300','Accrued Property Tax','C','B',28800),(L,'2500','Mortgage Note Payable','C','F',1985000),
    (Q,'3000','Capital - D. Vanterpool','C','F',610000),(Q,'3010','Capital - Ortwein Family LLC','C','F',400000),(Q,'3100','Distributions','D','P',52000),(Q,'3900','Retained Earnings','C','B',1),
    (R,'4000','Unit Rental Income','C','P',468000),(R,'4010','Parking & RV Storage','C','P',38500),(R,'4050','Discounts & Concessions','D','P',16400),(R,'4100','Late Fees','C','P',14100),
    (R,'4110','Admin Fees','C','P',8700),(R,'4200','Tenant Protection Plan Commission','C','P',26300),(R,'4300','Merchandise Sales','C','P',4600),(R,'4900','Bad Debt / Auction Loss','D','P',5300),
    (X,'6000','Manager Salaries','D','P',61000),(X,'6010','Payroll Taxes & Benefits','D','P',9400),(X,'6100','Property Taxes','D','P',43700),(X,'6110','Property Insurance','D','P',17900),
    (X,'6200','Electricity','D','P',15300),(X,'6210','Water, Sewer & Trash','D','P',3900),(X,'6300','Repairs & Maintenance','D','P',12600),(X,'6310','Snow Removal & Landscaping','D','P',6800),
    (X,'6400','Advertising & Internet Leads','D','P',11900),(X,'6500','Credit Card Processing','D','P',9200),(X,'6600','SiteLink & Call Center Fees','D','P',5100),(X,'6700','Management Fee','D','P',31900),(X,'6800','Legal & Accounting','D','P',7400),
    (N,'8000','Interest Expense','D','P',84500),(N,'8100','Depreciation Expense','D','P',30700),(N,'8900','Interest Income','C','P',640)]
    t=build_tb(rng,ac,'Cash - Operating, Prairie State Bank','Retained Earnings')
    mk=lambda c:(m(c)+(' Dr' if c>0 else ' Cr')) if c else '0.00'
    rows=[];tot=[];P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.6,leading=9.6)
    data=[['GL','Account','Balance','Year-to-date','','Balance'],['No.','Description','12/31/2023','Debits','Credits','09/30/2024']]
    st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.6),('FONT',(0,0),(-1,1),'Times-Bold',8.6),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(3,0),(4,0)),('ALIGN',(3,0),(4,0),'CENTER'),
        ('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('LINEBELOW',(3,0),(4,0),.4,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.7),('BOTTOMPADDING',(0,0),(-1,-1),1.7)]
    pl=None
    for s in (A,L,Q,R,X,N):
        st+=[('SPAN',(0,len(data)),(-1,len(data))),('FONT',(0,len(data)),(0,len(data)),'Times-Bold',8.8),('TOPPADDING',(0,len(data)),(-1,len(data)),6)]
        data.append([s]+['']*5)
        g=[x for x in t if x['sec']==s]
        for x in g:
            cl=x['cl']
            if x['code']=='6300':
                o=m(cl); i=[k for k,ch in enumerate(o) if ch.isdigit()][1]; nd=str((int(o[i])+6)%10); new=o[:i]+nd+o[i+1:]
                cl=int(new.replace(',','').replace('.','')); pl={"what":f"Account 6300 Repairs & Maintenance, ending balance: one digit changed, {o} printed as {new}","kind":"digit changed"}
            r={"account":x['code'],"name":x['name'],"ending":d(cl)}
            if x['op']: r["beginning"]=d(x['op'])
            if x['dr']: r["debit"]=d(x['dr'])
            if x['cr']: r["credit"]=d(x['cr'])
            rows.append(r)
            data.append([x['code'],Paragraph(x['name'].replace('&','&amp;'),P),mk(x['op']) if x['op'] else '',m(x['dr']) if x['dr'] else '',m(x['cr']) if x['cr'] else '',mk(cl)])
        S=lambda k:sum(x[k] for x in g)
        lab='Total '+s.title().replace("'S","'s").replace('-O','-o'); n=len(data)
        st+=[('FONT',(0,n),(-1,n),'Times-Italic',8.6),('LINEABOVE',(2,n),(-1,n),.4,colors.black)]
        data.append(['',lab,mk(S('op')),m(S('dr')),m(S('cr')),mk(S('cl'))])
        tot.append({"label":lab,"beginning":d(S('op')),"debit":d(S('dr')),"credit":d(S('cr')),"ending":d(S('cl'))})
    D=sum(x['dr'] for x in t);n=len(data)
    data.append(['','TRIAL BALANCE TOTAL','0.00',m(D),m(D),'0.00']); st+=[('FONT',(0,n),(-1,n),'Times-Bold',8.8),('LINEABOVE',(2,n),(-1,n),.8,colors.black),('LINEBELOW',(2,n),(-1,n),1.4,colors.black)]
    tot.append({"label":"TRIAL BALANCE TOTAL","beginning":0,"debit":d(D),"credit":d(D),"ending":0})
    tb=Table(data,colWidths=[34,176,96,80,80,96],repeatRows=2);tb.setStyle(TableStyle(st))
    def pg(c,dd):
        c.setFont('Times-Bold',13);c.drawString(36,758,'Lone Pine Mini-Storage, LLC');c.setFont('Times-Roman',9.5)
        c.drawString(36,745,'General ledger trial balance - nine months ended September 30, 2024');c.drawRightString(576,758,'Accrual basis')
        c.setFont('Times-Roman',8);c.drawString(36,28,'Prepared internally; not reviewed or audited.  Dr = debit balance, Cr = credit balance.');c.drawRightString(576,28,f'Page {dd.page}')
    SimpleDocTemplate(doc('lone_pine_storage_tb.pdf'),pagesize=letter,leftMargin=25,rightMargin=25,topMargin=58,bottomMargin=46).build([tb],onFirstPage=pg,onLaterPages=pg)
    save('lone_pine_storage_tb.pdf','TB','OTHER','owner bookkeeper, self-storage','two-line header, code before name, signed balances with Dr/Cr marks, sections and subtotals, repeated header over 2 pages','Dr/Cr marks on balances; planted digit',["beginning","debit","credit","ending"],rows,tot,pl)

def tb2():
    import xlsxwriter
    rng=random.Random(2722)
    ac=[('','1001','Checking - First Dominion','D','B',61000),('','1003','Money Market - Capital Reserve','D','B',140000),('','1120','Resident Receivables','D','B',18400),('','1150','Due from Home Sales Affiliate','D','B',36500),
    ('','1210','Homes Held for Resale','D','B',88200),('','1240','Prepaid Expenses','D','B',11200),('','1501','Land','D','F',910000),('','1510','Land Improvements (roads, pads, utilities)','D','F',2140000),('','1520','Community-Owned Homes','D','B',386000),
    ('','1530','Clubhouse & Office','D','F',215000),('','1599','Accumulated Depreciation','C','A',742000),('','2010','Accounts Payable - Trade','C','B',22700),('','2030','Accrued Real Estate Taxes','C','B',31400),('','2040','Accrued Interest','C','B',9100),
    ('','2110','Security Deposits Held','C','B',43800),('','2120','Rents Received in Advance','C','B',12900),('','2510','Note Payable - Senior','C','F',2310000),('','2520','Note Payable - Home Floor Plan','C','B',67000),
    ('',"3001","Partners' Capital, beginning",'C','B',1),('','3050','Partner Draws','D','P',96000),('','4001','Site Rent','C','P',742000),('','4010','Home Rental Income','C','P',163000),('','4020','Water & Sewer Billback','C','P',78400),('','4030','Late & NSF Fees','C','P',9300),
    ('','4040','Gain on Home Sales','C','P',21500),('','5010','Wages - On-site','D','P',104000),('','5020','Payroll Burden','D','P',15800),('','5110','Water & Sewer Purchased','D','P',91200),('','5120','Electric & Gas','D','P',18700),('','5130','Trash Hauling','D','P',27300),
    ('','5210','Grounds & Road Repair','D','P',33900),('','5220','Home Repair & Turn','D','P',41200),('','5310','Real Estate Taxes','D','P',68800),('','5320','Insurance','D','P',29600),('','5410','Management Fees','D','P',50100),('','5420','Professional Fees','D','P',13800),('','5430','Office & Software','D','P',9900),('','5510','Bad Debts','D','P',4200),('','5610','Interest','D','P',131000),('','5710','Depreciation','D','P',0)]
    t=build_tb(rng,ac,'Checking - First Dominion',"Partners' Capital, beginning")
    by={x['code']:x for x in t}
    aje=[('A','5710','1599',11842600,'To record annual depreciation'),('B','5310','2030',716250,'To true up real estate tax accrual to 2024 bills'),('C','5610','2040',287433,'To accrue December interest'),
         ('D','1240','5320',634000,'To set up unexpired insurance premium'),('E','5510','1120',391875,'To write off former residents over 120 days'),('F','4001','2120',226500,'To defer January rents received in December'),
         ('G','1520','5220',1475000,'To capitalize home rehabs, sites 14 and 61'),('H','5420','2010',850000,'To accrue audit and tax return fees')]
    for x in t: x['ad']=x['ac']=0;x['rf']=[]
    for l,a,b,v,_ in aje:
        by[a]['ad']+=v;by[a]['rf'].append(l);by[b]['ac']+=v;by[b]['rf'].append(l)
    wb=xlsxwriter.Workbook(doc('cottonwood_bend_wtb.xlsx'));ws=wb.add_worksheet('WTB');ws.hide_gridlines(2)
    F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    h=F(bold=1,align='center',valign='vcenter',text_wrap=1,bottom=1,bg_color='#DDE6EE');n=F(num_format='#,##0.00');nt=F(num_format='#,##0.00',bold=1,top=1,bottom=6);tx=F();tc=F(align='center');b=F(bold=1);i=F(italic=1)
    ws.write('A1','Cottonwood Bend Manufactured Home Community LP',F(bold=1,font_size=13) if 0 else wb.add_format({'bold':1,'font_size':13}))
    ws.write('A2','Working trial balance  -  December 31, 2024',tx);ws.write('A3','Prepared: RQ 2/11/25    Reviewed: T. Maddigan CPA 2/19/25',i);ws.write('J1','W/P  TB-1',b)
    ws.merge_range('A5:A7','Account title',h);ws.merge_range('B5:B7','G/L\nno.',h);ws.merge_range('C5:C7','Tax\nline',h)
    ws.merge_range('D5:E6','Unadjusted balance\nper client',h);ws.merge_range('F5:H5','Adjusting entries',h);ws.merge_range('F6:F7','Ref',h);ws.merge_range('G6:H6','See sheet AJE',h)
    ws.merge_range('I5:J6','Adjusted trial balance',h)
    for c,s in zip('DEGHIJ',['Dr.','Cr.']*3): ws.write(c+'7',s,h)
    K=["other:Unadjusted balance per client Dr.","other:Unadjusted balance per client Cr.","other:Adjusting entries See sheet AJE Dr.","other:Adjusting entries See sheet AJE Cr.","other:Adjusted trial balance Dr.","other:Adjusted trial balance Cr."]
    r=7;rows=[];sm=[0]*6
    for x in t:
        adj=x['cl']+x['ad']-x['ac']
        v=[max(x['cl'],0),max(-x['cl'],0),x['ad'],x['ac'],max(adj,0),max(-adj,0)]
        ws.write(r,0,x['name'],tx);ws.write_string(r,1,x['code'],tc);ws.write(r,2,'K'+x['code'][:2],tc)
        ws.write(r,5,' '.join(x['rf']),tc)
        o={"account":x['code'],"name":x['name']}
        for k,c,val in zip(K,(3,4,6,7,8,9),v):
            if val: ws.write_number(r,c,d(val),n);o[k]=d(val)
        sm=[p+q for p,q in zip(sm,v)];rows.append(o);r+=1
    ws.write(r,0,'Totals',b)
    tt={"label":"Totals"}
    for k,c,val,L in zip(K,(3,4,6,7,8,9),sm,'DEGHIJ'):
        ws.write_formula(r,c,f'=SUM({L}8:{L}{r})',nt,d(val));tt[k]=d(val)
    assert sm[0]==sm[1] and sm[2]==sm[3] and sm[4]==sm[5]
    ws.write(r+2,0,'Tickmarks: bank balances confirmed; note balances agreed to lender statements.',i)
    ws.set_column('A:A',40);ws.set_column('B:B',8);ws.set_column('C:C',8,None,{'hidden':1});ws.set_column('D:E',15);ws.set_column('F:F',6);ws.set_column('G:J',15)
    ws.freeze_panes(7,1);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4,6)
    w2=wb.add_worksheet('AJE');w2.write_row(0,0,['Ref','Explanation'],b)
    for q,(l,a,bb,v,e) in enumerate(aje,1): w2.write_row(q,0,[l,e],tx)
    w2.set_column('B:B',60);wb.close()
    save('cottonwood_bend_wtb.xlsx','TB','MANUFACTURED_HOUSING','CPA staff working paper','three-line merged headers, name before code, three pairs with reference letters, hidden text column, second sheet of explanations','three pairs, none of them plain debit/credit; hidden column',K,rows,[tt])

def tb3():
    from fpdf import FPDF
    rng=random.Random(2733)
    base=[('Cash:Operating Account','D','B',94000),('Cash:Resident Trust Fund','D','B',6100),('Accounts Receivable:Private Pay','D','B',41200),('Accounts Receivable:Medicaid Waiver','D','B',58700),('Allowance for Doubtful Accounts','C','B',7400),
     ('Prepaids & Deposits','D','B',15500),('Fixed Assets:Building & Improvements','D','F',3120000),('Fixed Assets:Furniture, Kitchen Equipment and Resident Transport Van','D','B',184000),('Fixed Assets:Accumulated Depreciation','C','A',688000),
     ('Accounts Payable','C','B',37800),('Accrued Payroll & PTO','C','B',51900),('Resident Trust Liability','C','B',6100),('Deferred Community Fees','C','B',22000),('Mortgage Payable','C','B',2240000),('Intercompany - Home Office','C','B',31000),("Owner's Equity",'C','B',1),
     ('Room & Board Revenue','C','P',1260000),('Level of Care Revenue','C','P',344000),('Community Fees','C','P',41000),('Wages:Nursing & Caregivers','D','P',612000),('Wages:Dietary','D','P',131000),('Wages:Administration and Activities','D','P',118000),('Payroll Taxes, Workers Comp and Health Insurance','D','P',142000),
     ('Raw Food','D','P',97000),('Supplies:Medical & Incontinence','D','P',21000),('Utilities','D','P',48000),('Repairs & Maintenance','D','P',29000),('Insurance:Professional & General Liability','D','P',56000),('Property Taxes','D','P',33000),('Licenses & State Bed Tax','D','P',17500),('Interest Expense','D','P',118000),('Management Fee','D','P',76000)]
    pdf=FPDF('L','mm','Letter');pdf.set_auto_page_break(False)
    W=[78,30,30,29,29,30,30];X0=12
    pg=[0]
    def head():
        pdf.add_page();pg[0]+=1
        pdf.set_xy(X0,9);pdf.set_font('Helvetica','B',12);pdf.cell(140,6,'Amberly Senior Communities, Inc.');pdf.set_font('Helvetica','',9);pdf.set_xy(180,9);pdf.cell(88,6,'Run 08/09/2024 7:52 AM   gsanto',align='R')
        pdf.set_xy(X0,15);pdf.cell(140,5,'Trial Balance by Community - July 1 to July 31, 2024 (Fiscal Year from January 1)')
        y=23;pdf.set_fill_color(226,226,226);pdf.set_font('Helvetica','B',8.5);x=X0+W[0]
        pdf.set_xy(X0,y);pdf.cell(W[0],10,'Account',border=1,fill=True)
        for g in ('Opening Balance 07/01/24','Activity for the Period','Closing Balance 07/31/24'):
            i={'O':1,'A':3,'C':5}[g[0]];w=W[i]+W[i+1];pdf.set_xy(x,y);pdf.cell(w,5,g,border=1,align='C',fill=True)
            pdf.set_xy(x,y+5);pdf.cell(W[i],5,'Debit',border=1,align='C',fill=True);pdf.cell(W[i+1],5,'Credit',border=1,align='C',fill=True);x+=w
        pdf.set_xy(X0,205);pdf.set_font('Helvetica','I',7.5);pdf.cell(256,5,f'Modified accrual. Unaudited.                         {pg[0]}',align='C')
        return 35
    y=head()
    K=["open_dr","open_cr","debit","credit","close_dr","close_cr"];rows=[];tots=[];gt=[0]*6
    def line(name,v,bold=False,y=0,indent=0):
        pdf.set_font('Helvetica','B' if bold else '',8.3)
        parts=[name]
        if pdf.get_string_width(name)>W[0]-4-indent:
            ws=name.split();a=''
            while pdf.get_string_width(a+' '+ws[0])<W[0]-4-indent: a=(a+' '+ws.pop(0)).strip()
            parts=[a,' '.join(ws)]
        for k,pz in enumerate(parts): pdf.set_xy(X0+indent+(3 if k else 0),y+k*3.8);pdf.cell(W[0],4.6,pz)
        x=X0+W[0]
        for k,val in enumerate(v):
            pdf.set_xy(x,y);pdf.cell(W[k+1],4.6,m(val) if (val or bold) else '',align='R');x+=W[k+1]
        return y+4.6+(3.8 if len(parts)>1 else 0)
    for com,f in (('Amberly at Stonecreek (62 beds)',1.0),('Amberly Memory Care - Dunmore (28 beds)',.58)):
        t=build_tb(rng,[('','',a,s,k,z*f) for a,s,k,z in base],'Cash:Operating Account',"Owner's Equity",pl_open=True)
        if y>150: y=head()
        pdf.set_font('Helvetica','BU',9);pdf.set_xy(X0,y);pdf.cell(100,5,com);y+=6;sm=[0]*6
        for x in t:
            if y>194: y=head();pdf.set_font('Helvetica','I',8.3);pdf.set_xy(X0,y);pdf.cell(100,5,com+', continued');y+=6
            v=[max(x['op'],0),max(-x['op'],0),x['dr'],x['cr'],max(x['cl'],0),max(-x['cl'],0)]
            y=line(x['name'],v,y=y,indent=3);sm=[p+q for p,q in zip(sm,v)]
            rows.append({"name":x['name'],**{k:d(q) for k,q in zip(K,v) if q}})
        pdf.line(X0+W[0],y+.4,X0+sum(W),y+.4);lab='Total '+com.split(' (')[0];y=line(lab,sm,True,y+.8)+4
        assert sm[0]==sm[1] and sm[2]==sm[3] and sm[4]==sm[5]
        tots.append({"label":lab,**{k:d(q) for k,q in zip(K,sm)}});gt=[p+q for p,q in zip(gt,sm)]
    if y>190:y=head()
    pdf.line(X0+W[0],y-.4,X0+sum(W),y-.4);line('Report Total - All Communities',gt,True,y);pdf.line(X0+W[0],y+5,X0+sum(W),y+5);pdf.line(X0+W[0],y+5.8,X0+sum(W),y+5.8)
    tots.append({"label":'Report Total - All Communities',**{k:d(q) for k,q in zip(K,gt)}})
    pdf.output(doc('amberly_tb_by_community.pdf'))
    save('amberly_tb_by_community.pdf','TB','SENIOR_HOUSING','operator accounting department','no codes, colon paths, opening/activity/closing pairs under group titles, two community blocks, wrapped names, continued headings','same names in two blocks; six columns; wrapped names',K,rows,tots)
def run(): tb1();tb2();tb3()
