from common import *
R=random.Random(22031)
# ---------- 1: PDF, MHC, ManageAmerica-like, trailing minus
def doc1():
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.pagesizes import letter
    from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
    from reportlab.lib import colors
    fn='mhc_pinebarren_tb_may.pdf'
    L=A('''
Current Assets
1010-00|Cash - Operating (Tri-County Bk)|CASH|61000
1015-00|Cash - Security Deposit Trust|A|38000
1020-00|Petty Cash - Office|E0|400
1110-00|Resident Receivables|AR|21400
1120-00|Home Sale Notes Receivable|A|88000
1130-00|Allowance for Doubtful Accts|AD0|6200
1210-00|Prepaid Insurance|A|14600
1220-00|Inventory Homes - New|A|142000
Fixed Assets
1510-00|Land|F|1850000
1520-00|Site Improvements & Pads|F|3120000
1530-00|Clubhouse & Laundry Bldg|F|486000
1540-00|Park-Owned Homes|F|655000
1590-00|Accum Depr - Improvements|AD|1090000
1595-00|Accum Depr - POH|AD|212000
Liabilities
2010-00|Accounts Payable - Trade|L|26800
2050-00|Accrued Property Tax|L|41200
2110-00|Resident Security Deposits|L|37600
2120-00|Prepaid Site Rent|L|9300
2150-00|Sales Tax Payable - Home Sales|L|2750
2510-00|Mortgage Payable - 1st|N|3650000
Equity
3010-00|Partners' Capital|E|1600000
3020-00|Partner Distributions|D|120000
3900-00|Retained Earnings|RE|0
Income
4010-00|Site Rent - Resident Owned|I|98400
4015-00|Site Rent - RV Overnight|I|7350
4020-00|POH Home Rent|I|21800
4030-00|Water/Sewer Rebill|I|11250
4035-00|Trash Rebill|I|3900
4050-00|Late & NSF Fees|I|1480
4060-00|Home Sales Commission|I|3200
4090-00|Concessions - Move-In|C|1250
Operating Expenses
5010-00|Manager Salaries|X|9800
5015-00|Maintenance Wages|X|7600
5020-00|Payroll Taxes & WC|X|2140
5110-00|Water & Sewer|X|10800
5120-00|Electric - Common & Vacant|X|2350
5130-00|Refuse Hauling|X|3720
5210-00|Road & Pad Repairs|X|2600
5220-00|POH Repairs & Turns|X|4100
5230-00|Landscape / Snow|X|1900
5310-00|Property Insurance|X|4450
5320-00|Real Estate Taxes|X|9900
5410-00|Legal & Evictions|X|870
5420-00|Office, Phone & Software|X|1240
5510-00|Management Fee 4%|X|5700
Below the Line
7010-00|Interest - 1st Mortgage|X|17900
7110-00|Depreciation - Improvements|DEP|11400
7115-00|Depreciation - POH|DEP|3650
''')
    acc=[dict(a) for a in L if isinstance(a,dict)]
    for a in acc:
        if a['t']=='E0':a['t']='E';a['neg']=1
        if a['t']=='AD0':a['t']='E'
    neg={a['code'] for a in acc if a.get('neg')}
    for a in acc:
        if a['code'] in neg:a['size']=-a['size']
    D={a['code']:a for a in gen_tb(R,acc,4)}
    hdr=[['Account','','Beginning','','','Ending'],['Number','Account Description','Balance','Debits','Credits','Balance']]
    data=[h[:] for h in hdr];st=[];rows=[];tot=[]
    sec=None;ss=None
    f=lambda c:m(c,'trail')
    fb=lambda c:m(c,'trail',zero='')
    def close():
        if sec is None:return
        t=[sum(D[c][k] for c in ss) for k in('beg','dr','cr','end')]
        data.append(['',f'Total {sec}']+[f(x) for x in t])
        n=len(data)-1
        st.extend([('LINEABOVE',(2,n),(-1,n),.5,colors.black),('FONTNAME',(0,n),(-1,n),'Helvetica-Bold'),('BOTTOMPADDING',(0,n),(-1,n),6)])
        tot.append(dict(label=f'Total {sec}',beginning=d(t[0]),debit=d(t[1]),credit=d(t[2]),ending=d(t[3])))
    for a in L:
        if isinstance(a,str):
            close();sec=a;ss=[]
            data.append([a.upper(),'','','','','']);n=len(data)-1
            st.extend([('FONTNAME',(0,n),(0,n),'Helvetica-BoldOblique'),('TEXTCOLOR',(0,n),(0,n),colors.HexColor('#1c4a3a'))])
        else:
            x=D[a['code']];ss.append(a['code'])
            data.append([x['code'],x['name'],f(x['beg']),fb(x['dr']),fb(x['cr']),f(x['end'])])
            rows.append(dict(account=x['code'],name=x['name'],beginning=d(x['beg']),debit=d(x['dr']) if x['dr'] else None,credit=d(x['cr']) if x['cr'] else None,ending=d(x['end'])))
    close()
    g=[sum(D[c][k] for c in D) for k in('beg','dr','cr','end')]
    data.append(['','REPORT TOTAL']+[f(x) for x in g]);n=len(data)-1
    st.extend([('LINEABOVE',(2,n),(-1,n),1,colors.black),('LINEBELOW',(2,n),(-1,n),1,colors.black),('FONTNAME',(0,n),(-1,n),'Helvetica-Bold')])
    tot.append(dict(label='REPORT TOTAL',beginning=d(g[0]),debit=d(g[1]),credit=d(g[2]),ending=d(g[3])))
    T=Table(data,colWidths=[56,182,82,72,72,82],repeatRows=2)
    T.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8.2),('LEADING',(0,0),(-1,-1),9.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dfe9e4')),
      ('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.3)]+st))
    S=getSampleStyleSheet()
    def page(c,doc):
        c.setFont('Helvetica-Bold',12);c.drawString(40,760,'Pine Barren Estates MHC  (Comm. 047)')
        c.setFont('Helvetica',9);c.drawString(40,747,'General Ledger Trial Balance  -  Accrual');c.drawString(40,735,'For the period 05/01/2024 through 05/31/2024')
        c.drawRightString(572,760,'Run 06/07/2024 08:14 by DTILLERY');c.drawRightString(572,747,f'Page {doc.page}')
        c.setFont('Helvetica-Oblique',7);c.drawString(40,28,'Credit balances carry a trailing minus. Income and expense balances are fiscal year to date.')
    doc=SimpleDocTemplate(path(fn),pagesize=letter,topMargin=72,bottomMargin=50,leftMargin=36,rightMargin=36)
    doc.build([T],onFirstPage=page,onLaterPages=page)
    truth(fn,'TB',['beginning','debit','credit','ending'],rows,tot)
    index(fn,'MANUFACTURED_HOUSING','TRIAL_BALANCE','site accountant, ManageAmerica-like print','sections with subtotals, two-line header, repeated pages','trailing minus; blank debits and credits')
# ---------- 2: xlsx, self storage sites side by side
def doc2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    fn='storage_sites_combining_tb.xlsx'
    L=A('''
ASSETS
10100|Cash in bank - deposits|CASH|48000
10150|Cash drawer|E-|300
11200|Tenant rents receivable|AR|7900
11900|Due from/(to) affiliates|IC|0
12500|Prepaid insurance & licenses|A|6400
12800|Retail inventory - locks & boxes|A|2100
15100|Land|F|720000
15200|Buildings|F|2450000
15300|Gates, cameras & kiosks|F|88000
15900|Accumulated depreciation|AD|410000
LIABILITIES & EQUITY
20100|Trade payables|L|8800
20400|Accrued real estate tax|L|19400
21100|Prepaid rents|L|6700
21300|Sales tax payable|L|900
25100|Term loan - Granary State Bank|N|1450000
30100|Members' equity - contributed|E|1300000
30500|Accumulated earnings|RE|0
REVENUE
40100|Unit rent|I|38500
40300|Parking & RV spaces|I|3400
40500|Administrative fees|I|1150
40600|Late & lien fees|I|1720
40700|Tenant protection plan share|I|2900
40800|Merchandise sales|I|640
40900|Discounts & first-month-free|C|2150
EXPENSES
50100|Store payroll|X|6900
50300|Call center allocation|X|850
51000|Repairs & snow|X|1500
51500|Gate & HVAC service|X|700
52000|Utilities|X|1650
53000|Advertising - web|X|1400
54000|Card processing|X|960
55000|Real estate tax|X|4700
55500|Insurance|X|1250
56000|Management fee 6%|X|2600
57000|Interest|X|7200
58000|Depreciation|DEP|5900
''')
    sites=[('0114','Tamarack Road',1.0),('0127','Quarry Junction',1.35),('0131','Old Mill (opened 3/24)',.55),('0140','Depot Street',.8)]
    acc=[a for a in L if isinstance(a,dict)]
    B=[];PY={}
    skip={'0131':{'10150','40300','40700','12500','53000','30100','57000','25100'},'0114':{'40300'},'0127':set(),'0140':{'12800','40800','51500'}}
    ics=[1842355,-1210480,-873920,0];ics[3]=-sum(ics[:3])-12500  # 125.00 in transit, eliminated to cash
    for (no,nm,sc),ic in zip(sites,ics):
        aa=[]
        for a in acc:
            if a['code'] in skip[no]:continue
            b=dict(a,size=a['size']*sc)
            if a['t']=='E-':b.update(t='E',size=-300/1.0)
            if a['t']=='IC':b.update(t='E',size=0)
            aa.append(b)
        mths=8 if no!='0131' else 5
        g={x['code']:x['end'] for x in gen_tb(R,aa,mths)}
        g['11900']=ic;g['30500']-=ic
        if '10150' in g:g['30500']-=30000-g['10150'];g['10150']=30000
        assert sum(g.values())==0
        B.append(g)
    el={'11900':-sum(ics),'10100':sum(ics)}
    rows=[];tot=[]
    K=['other:SELF-STORAGE SITES - BALANCE AT 9/30/2024 0114 Tamarack Road','other:SELF-STORAGE SITES - BALANCE AT 9/30/2024 0127 Quarry Junction',
       'other:SELF-STORAGE SITES - BALANCE AT 9/30/2024 0131 Old Mill (opened 3/24)','other:SELF-STORAGE SITES - BALANCE AT 9/30/2024 0140 Depot Street',
       'other:Elim.','other:COMBINED 9/30/2024','other:COMBINED 9/30/2023']
    # prior year combined: perturbation, plug in 30500
    py={}
    for a in acc:
        v=sum(b.get(a['code'],0) for i,b in enumerate(B) if i!=2)
        py[a['code']]=int(v*R.uniform(.86,1.04)) if a['code'] not in('11900',) else 0
    py['10150']=90000;py['15100']=B[0]['15100']+B[1]['15100']+B[3]['15100'];py['15100']=py['15100']//100*100
    py['30500']=0;py['30500']=-sum(py.values())
    wb=Workbook();ws=wb.active;ws.title='Combining TB'
    bold=Font(name='Arial',size=10,bold=True);nf=Font(name='Arial',size=10)
    FM='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
    ws['A1']='GRANARY KEEP STORAGE GROUP, LLC';ws['A2']='Combining trial balance (unaudited)';ws['A3']='Nine months ended September 30, 2024';ws['A1'].font=Font(name='Arial',size=14,bold=True)
    ws['A4']='Debits positive, credits negative. Site 0127 column pasted from the site system (credits show trailing minus).'
    ws['A4'].font=Font(name='Arial',size=8,italic=True)
    r=6
    ws.merge_cells('D6:G6');ws['D6']='SELF-STORAGE SITES - BALANCE AT 9/30/2024'
    ws.merge_cells('I6:J6');ws['I6']='COMBINED'
    for i,(no,nm,_) in enumerate(sites):
        ws.cell(7,4+i,no);ws.cell(8,4+i,nm)
    ws.cell(8,1,'Account');ws.cell(8,2,'GL #');ws.cell(8,3,'Tax map');ws.cell(8,8,'Elim.');ws.cell(8,9,'9/30/2024');ws.cell(8,10,'9/30/2023')
    for rr in(6,7,8):
        for c in range(1,11):
            x=ws.cell(rr,c);x.font=bold;x.alignment=Alignment(horizontal='center' if c>2 else 'left',wrap_text=True,vertical='bottom');x.fill=PatternFill('solid',fgColor='EFE6D2')
    r=9
    def vals(code):
        v=[b.get(code) for b in B]+[el.get(code)]
        return v+[sum(x or 0 for x in v),py[code]]
    def put(r,v,b=False,top=False):
        for i,x in enumerate(v):
            c=ws.cell(r,4+i);c.font=bold if b else nf
            if top:c.border=Border(top=Side(style='thin'))
            if x is None:continue
            if i==1 :
                c.value=m(x,'trail');c.alignment=Alignment(horizontal='right');c.number_format='@'
            else:c.value=d(x);c.number_format=FM
    def tl(label,codes):
        nonlocal r
        V=[vals(c) for c in codes];v=[sum(x[i] or 0 for x in V) for i in range(7)]
        ws.cell(r,1,label).font=bold;put(r,v,True,True)
        tot.append(dict(label=label,**{k:d(x) for k,x in zip(K,v)}));r+=1
    sec=None;cs=[];S={}
    def close():
        nonlocal r
        if sec:tl({'ASSETS':'Total assets','LIABILITIES & EQUITY':'Total liabilities & equity','REVENUE':'Total revenue','EXPENSES':'Total expenses'}[sec],cs);S[sec]=cs;r+=1
    TAX=iter('L1 L1 L2a L6 L6 L3 L10 L10 L10 L10b'.split()*8)
    for a in L:
        if isinstance(a,str):
            close();sec=a;cs=[];ws.cell(r,1,a).font=Font(name='Arial',size=10,bold=True,underline='single');r+=1
        else:
            v=vals(a['code']);cs.append(a['code'])
            ws.cell(r,1,a['name']).font=nf;ws.cell(r,1).alignment=Alignment(indent=1)
            ws.cell(r,2,int(a['code'])).font=nf;ws.cell(r,3,next(TAX));put(r,v)
            rows.append(dict(account=a['code'],name=a['name'],**{k:(None if x is None else d(x)) for k,x in zip(K,v)}));r+=1
    close()
    tl('Net (income) loss for the period',S['REVENUE']+S['EXPENSES'])
    tl('Proof - all accounts (must be zero)',[a['code'] for a in acc])
    assert all(tot[-1][k]==0 for k in K)
    r+=1;ws.cell(r,1,'Elim.: $125.00 lock-box transfer in transit between 0140 and 0127 at quarter end. Site 0131 opened March 2024, no 2023 balances.').font=Font(name='Arial',size=8,italic=True)
    ws.column_dimensions['A'].width=36;ws.column_dimensions['B'].width=9;ws.column_dimensions['C'].hidden=True
    for c in 'DEFGIJ':ws.column_dimensions[c].width=17
    ws.column_dimensions['H'].width=12
    ws.freeze_panes='D9';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    n=wb.create_sheet('Review notes');n['A1']='Reviewer: O. Eberhart';n['A2']='Cash 0114 agreed to bank 10/04. Quarry Junction (0127) AR aged separately.'
    wb.save(path(fn));truth(fn,'TB',K,rows,tot)
    index(fn,'OTHER','TRIAL_BALANCE','hand-made workbook','sites side by side, eliminations, combined and prior year, names before codes','three-line grouped header, one column of text with trailing minus, hidden column, blank cells')
# ---------- 3: PDF mono, senior living by department, Dr/Cr marks, PLANTED
def doc3():
    from fpdf import FPDF
    fn='senior_harborlight_dept_tb.pdf'
    L=A('''
000 BALANCE SHEET
1000-000|Operating Cash - Keystone Tr|CASH|212000
1020-000|Resident Trust Funds|A|18500
1200-000|Accounts Receivable-Residents|AR|96000
1250-000|A/R - Long Term Care Insuranc|A|41000
1400-000|Prepaid Expenses|A|33000
1610-000|Building & Improvements|F|9800000
1640-000|Furniture, Fixtures & Equip|F|870000
1690-000|Accumulated Depreciation|AD|2650000
2000-000|Accounts Payable|L|88000
2110-000|Accrued Payroll & PTO|L|104000
2200-000|Resident Community Fees Dfd|L|67000
2210-000|Resident Trust Liability|L|18400
2600-000|Bond Payable Series 2019|N|6900000
3000-000|Member Capital|E|1500000
3100-000|Retained Earnings|RE|0
100 RESIDENT REVENUE
4010-100|Independent Living Rent|I|182000
4020-100|Assisted Living Base Rent|I|241000
4030-100|Memory Care Base Rent|I|118000
4110-100|Level of Care Fees|I|64000
4120-100|Second Person Fees|I|7800
4190-100|Community Fee Amortization|I|9500
4290-100|Rate Concessions|C|8200
200 CARE & WELLNESS
5010-200|Wages - Nurses & Med Techs|X|98000
5012-200|Wages - Caregivers|X|127000
5018-200|Agency Staffing|X|14500
5050-200|Payroll Taxes & Benefits|X|41000
5210-200|Medical Supplies|X|5200
300 DIETARY
5010-300|Wages - Cooks & Servers|X|46000
5050-300|Payroll Taxes & Benefits|X|8900
5310-300|Raw Food|X|38500
5320-300|Dietary Supplies & Paper|X|3400
400 PLANT & HOUSEKEEPING
5010-400|Wages - Maintenance|X|13500
5011-400|Wages - Housekeeping|X|15800
5050-400|Payroll Taxes & Benefits|X|5200
5410-400|Repairs & Service Contracts|X|9400
5450-400|Electric, Gas & Water|X|21500
500 ACTIVITIES & TRANSPORT
5010-500|Wages - Life Enrichment|X|9800
5510-500|Programs & Outings|X|2100
5530-500|Van Fuel & Repairs|X|1300
900 ADMINISTRATION & CAPITAL
5010-900|Wages - Executive & Sales|X|31000
5910-900|Management Fee 5%|X|31000
5920-900|Referral Fees|X|11200
5940-900|Insurance - GL/PL|X|13300
5950-900|Real Estate Tax|X|17600
8010-900|Bond Interest|X|27400
8100-900|Depreciation Expense|DEP|38500
''')
    D={a['code']:a for a in gen_tb(R,[a for a in L if isinstance(a,dict)],7)}
    pl=D['5310-300'];good=pl['end']
    s=str(good);i=next(k for k in range(0,len(s)-4) if s[k]!=s[k+1]);bad=int(s[:i]+s[i+1]+s[i]+s[i+2:])
    lines=[];rows=[];tot=[]
    f=lambda c:m(c,'crdr',zero='0.00   ')
    fd=lambda c:m(c)
    fn_=lambda c:m(c,'paren')
    def fmt(code,name,b,dr,cr,net,e):
        pn=m(net); pn=pn+('' if pn.endswith(')') else ' ')
        return f'{code:<10}{name:<31}{f(b):>18}{fd(dr):>15}{fd(cr):>15}{pn:>17}{f(e):>19}'
    sec=None;ss=[]
    def tline(label,codes):
        t=[sum(D[c][k] for c in codes) for k in('beg','dr','cr','end')]
        lines.append(('B',f'{"":<41}'+f'{"-"*15:>18}{"-"*13:>15}{"-"*13:>15}{"-"*14:>17}{"-"*16:>19}'))
        lines.append(('B',fmt('',label,t[0],t[1],t[2],t[1]-t[2],t[3])))
        tot.append(dict(label=label,beginning=d(t[0]),debit=d(t[1]),credit=d(t[2]),activity=d(t[1]-t[2]),ending=d(t[3])))
    def close():
        if sec:tline(f'TOTAL DEPT {sec[:3]}',ss);lines.append(('',''))
    for a in L:
        if isinstance(a,str):
            close();sec=a;ss=[];lines.append(('H',f'DEPT {a}'))
        else:
            x=D[a['code']];ss.append(x['code'])
            e=bad if x is pl else x['end']
            lines.append(('',fmt(x['code'],x['name'],x['beg'],x['dr'],x['cr'],x['dr']-x['cr'],e)))
            rows.append(dict(account=x['code'],name=x['name'],beginning=d(x['beg']),debit=d(x['dr']),credit=d(x['cr']),activity=d(x['dr']-x['cr']),ending=d(e)))
    close()
    tline('TOTAL ALL DEPARTMENTS',list(D))
    p=FPDF('L','mm','letter');p.set_auto_page_break(False);p.set_margins(12,10,12)
    pg=0;y=999
    per=44
    n=(len(lines)+per-1)//per
    for i,(k,t) in enumerate(lines):
        if i%per==0:
            pg+=1;p.add_page();p.set_font('Courier','B',10);y=12
            for h in ['HARBORLIGHT COMMONS SENIOR LIVING  -  ENTITY 310','TRIAL BALANCE BY DEPARTMENT   PERIOD 08/2024   BASIS: ACCRUAL   CURRENCY: USD']:
                p.text(12,y,h);y+=4.3
            p.set_font('Courier','',8);p.text(12,y,f'Report GLTB-07   printed 09/11/2024 17:42   page {pg} of {n}');y+=6
            p.set_font('Courier','B',8)
            p.text(12,y,f'{"ACCT-DEPT":<10}{"DESCRIPTION":<31}{"OPENING":>18}{"DEBITS":>15}{"CREDITS":>15}{"NET ":>17}{"CLOSING":>19}');y+=3.6
            p.text(12,y,f'{"":<41}{"BALANCE":>18}{"":>15}{"":>15}{"CHANGE ":>17}{"BALANCE":>19}');y+=1.4;p.line(12,y,268,y);y+=4
        p.set_font('Courier','B' if k else '',8)
        p.text(12,y,t);y+=3.75
    p.set_font('Courier','',7);p.text(12,y+4,'Dr = debit balance, Cr = credit balance. Net change in parentheses = net credit. End of report.')
    p.output(path(fn))
    truth(fn,'TB',['beginning','debit','credit','activity','ending'],rows,tot,
      dict(what=f'closing balance of 5310-300 Raw Food printed {m(bad)} Dr, opening + net change is {m(good)}; department and report totals use the right figure',kind='digits transposed in one row'))
    index(fn,'SENIOR_HOUSING','TRIAL_BALANCE','department ledger print, fixed-width','monospace, sections by department, two-line header','Dr/Cr marks on opening and closing, net change in parentheses, truncated names, planted digit error')
doc1();doc2();doc3()
