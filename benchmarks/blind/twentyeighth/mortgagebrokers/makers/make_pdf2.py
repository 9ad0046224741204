import random, os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Paragraph, Spacer, PageBreak, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle
from fpdf import FPDF
import datetime

# ---------- 4 CPA compilation, balance sheets
def p4():
    s=S('Balance Sheets - Income Tax Basis','Gulf Breeze Lodging Group, LLC',None,'2024-12-31',['2024','2023'],cents=False,zero='dash',page=3)
    def sec(h,rows,tot,ind=0,**k):
        if h: s.H(h,ind)
        ids=[s.L(l,v,ind+1,dol=(n==0)) for n,(l,v) in enumerate(rows)]
        return s.T(tot,ids,ind+1,**k)
    s.H('ASSETS',0)
    ca=sec('Current assets',[('Cash - operating',[412806,355119]),('Cash - money market',[250314,120077]),('Guest ledger and trade receivables',[68921,74460]),('Inventories',[11430,10986]),('Prepaid insurance',[57218,49802]),('Prepaid property taxes and other',[8764,13025])],'Total current assets')
    s.H('Property and equipment, at cost',0); 
    a=[s.L('Land',[1860000,1860000],1),s.L('Building and improvements',[9742615,9688240],1),s.L('Furniture, fixtures and equipment',[2318477,2104933],1),s.L('Vehicles',[46200,46200],1)]
    g=s.T('Total, at cost',a,1); ad=s.L('Less accumulated depreciation',[-5216338,-4744907],1); np_=s.T('Net property and equipment',[g,ad],1)
    oa=sec('Other assets',[('FF&E reserve held by lender',[338190,276444]),('Real estate tax escrow',[82775,79310]),('Franchise fee, net of amortization of $41,667 and $37,500',[33333,37500]),('Loan costs, net of amortization of $96,250 and $74,250',[57750,79750]),('Due from affiliate',[0,25000])],'Total other assets')
    ta=s.T('TOTAL ASSETS',[ca,np_,oa],0,t='TOTAL',key='total_assets',dbl=1)
    s.H("LIABILITIES AND MEMBERS' EQUITY",0,pb=1)
    cl=sec('Current liabilities',[('Accounts payable - trade',[121566,138207]),('Accrued payroll and payroll taxes',[54319,50886]),('Sales and occupancy taxes payable',[72440,69118]),('Advance deposits',[18205,12940]),('Accrued interest',[31927,32641]),('Current maturities of long-term debt',[212480,201155])],'Total current liabilities')
    ll=sec('Long-term liabilities',[('Mortgage note payable - Coastal Heritage Bank, less current maturities',[6884216,7096696]),('SBA 504 debenture',[941370,988602]),('Equipment notes',[0,14118]),('Loans from members',[150000,150000])],'Total long-term liabilities')
    tl=s.T('Total liabilities',[cl,ll],0,t='TOTAL',key='total_liabilities')
    s.H("Members' equity",0)
    A=s.rows[ta]['v']; Lb=s.rows[tl]['v']; e=[A[i]-Lb[i] for i in range(2)]
    con=[2400000,2400000]; ni24=486219; d24=-(e[0]-e[1]-ni24) 
    ni23=438804; d23=325000
    cap0=e[1]-ni23+d23-con[1]; cap1=cap0+ni23-d23
    a=[s.L('Contributed capital',con,1),s.L('Retained earnings (deficit), beginning of year',[cap1,cap0],1),s.L('Net income for the year',[ni24,ni23],1),s.L('Distributions to members',[-d24,-d23],1)]
    te=s.T("Total members' equity",a,0,t='TOTAL',key='total_equity')
    s.T("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],0,t='TOTAL',dbl=1)
    assert s.rows[-1]['v']==A; print('dist',d24,cap1,cap0)
    f='GulfBreeze_2024_Compiled_BS.pdf'
    B=ParagraphStyle('b',fontName='Times-Roman',fontSize=11,leading=15,spaceAfter=10,alignment=4); Cc=ParagraphStyle('c',parent=B,alignment=1,spaceAfter=2)
    T=[]
    T+=[Spacer(1,190),Paragraph('<font size=18><b>GULF BREEZE LODGING GROUP, LLC</b></font>',Cc),Spacer(1,20),Paragraph('<font size=13>FINANCIAL STATEMENTS<br/>(Income Tax Basis)</font>',Cc),Spacer(1,14),Paragraph('<font size=12>DECEMBER 31, 2024 AND 2023</font>',Cc),PageBreak()]
    T+=[Paragraph('<font size=15><b>Whitlock, Abernathy &amp; Sorrel, P.A.</b></font>',Cc),Paragraph('<i>Certified Public Accountants</i>',Cc),Paragraph('<font size=9>2210 Bayshore Commons, Suite 310 &bull; Pensacola, Florida 32502</font>',Cc),Spacer(1,28),
      Paragraph("<b>ACCOUNTANT'S COMPILATION REPORT</b>",Cc),Spacer(1,14),Paragraph('To the Members<br/>Gulf Breeze Lodging Group, LLC<br/>Pensacola, Florida',ParagraphStyle('l',parent=B,alignment=0)),
      Paragraph('Management is responsible for the accompanying balance sheets of Gulf Breeze Lodging Group, LLC (a limited liability company), which comprise the balance sheets - income tax basis as of December 31, 2024 and 2023, in accordance with the income tax basis of accounting, and for determining that the income tax basis of accounting is an acceptable financial reporting framework. We have performed a compilation engagement in accordance with Statements on Standards for Accounting and Review Services promulgated by the Accounting and Review Services Committee of the AICPA. We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. Accordingly, we do not express an opinion, a conclusion, nor provide any form of assurance on these financial statements.',B),
      Paragraph('Management has elected to omit substantially all of the disclosures ordinarily included in financial statements prepared in accordance with the income tax basis of accounting, and the related statements of revenues and expenses. If the omitted disclosures were included, they might influence the user\'s conclusions about the Company\'s assets, liabilities, and equity.',B),Spacer(1,16),Paragraph('<i>Whitlock, Abernathy &amp; Sorrel, P.A.</i>',B),Paragraph('March 21, 2025',B),PageBreak()]
    def hd(cont=''): return [Paragraph('<b>GULF BREEZE LODGING GROUP, LLC</b>',Cc),Paragraph('<b>Balance Sheets - Income Tax Basis'+cont+'</b>',Cc),Paragraph('December 31, 2024 and 2023',Cc),Spacer(1,16)]
    data=[];st=[]
    LS=ParagraphStyle('x',fontName='Times-Roman',fontSize=10.5,leading=12)
    def flush():
        data.insert(0,['','2024','','2023']); 
        s2=[(a,(b[0],b[1]+1),(d[0],d[1]+1),*z) for a,b,d,*z in st]
        t=Table(data,colWidths=[305,84,14,84]); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',10.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('FONT',(1,0),(3,0),'Times-Bold',10.5),('LINEBELOW',(1,0),(1,0),.7,colors.black),('LINEBELOW',(3,0),(3,0),.7,colors.black)]+s2)); return t
    T+=hd()
    for r in s.rows:
        if r.get('pb'):
            T+=[flush(),PageBreak()]+hd(' (Continued)'); data=[];st=[]
        n=len(data); dol='$ ' if r.get('dol') or r.get('dbl') else ''
        def fm(x):
            if x==0: return '-'
            return ('$' if dol else '')+('  ' if dol else '')+(f'({abs(x):,})' if x<0 else f'{x:,}')
        up=r['label'].isupper() or r['label'].startswith('LIABILITIES')
        lab=Paragraph(('<b>%s</b>' if r['t'] in('HEADING','TOTAL') else '%s')%r['label'].replace('&','&amp;'),ParagraphStyle('y',parent=LS,leftIndent=r['ind']*14+(14 if r['foots'] and r['ind'] else 0)+(0),alignment=1 if r['t']=='HEADING' and up else 0,firstLineIndent=0))
        data.append([lab]+([fm(r['v'][0]),'',fm(r['v'][1])] if r['t']!='HEADING' else ['','','']))
        if r['foots']:
            for col in (1,3):
                st.append(('LINEABOVE',(col,n),(col,n),.6,colors.black))
                if r.get('dbl'): st.append(('LINEBELOW',(col,n),(col,n),.6,colors.black,'butt',None,None,2,1.5))
            st.append(('BOTTOMPADDING',(0,n),(-1,n),3)); data.append(['','','','']); st.append(('FONTSIZE',(0,n+1),(-1,n+1),5)); 
    T.append(flush())
    def foot(cv,d):
        if d.page>2: cv.setFont('Times-Italic',9.5); cv.drawCentredString(306,48,"See accountant's compilation report."); cv.setFont('Times-Roman',9.5); cv.drawCentredString(306,34,f'- {d.page-1} -')
    SimpleDocTemplate(os.path.join(DOC,f),pagesize=letter,leftMargin=62,rightMargin=62,topMargin=62,bottomMargin=70,invariant=1).build(T,onFirstPage=foot,onLaterPages=foot)
    save(f,[s],'HOSPITALITY','BALANCE_SHEET','CPA compilation, cover and report, balance sheet on two pages, whole dollars',False)

# ---------- 5 Yardi 12 month statement, planted
def p5():
    R=random.Random(2805)
    M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']; C=[m+' 2024' for m in M]+['Total']
    s=S('Statement (12 months)','Rivergate Commerce Park (rivgate)','2024-01-01','2024-12-31',C)
    def L(code,lab,v): v=[int(round(x*100)) for x in v]; return s.L(lab,v+[sum(v)],2,code)
    def flat(x,step=None,at=6): return [x if i<at or not step else step for i in range(12)]
    def nz(x,w=.2): return [round(x*R.uniform(1-w,1+w),2) for _ in range(12)]
    def some(d): return [d.get(i,0) for i in range(12)]
    sea=[1.3,1.25,1.05,.9,.8,.95,1.15,1.2,1.0,.85,.95,1.2]
    s.H('INCOME',0,'4000-0000')
    s.H('RENTAL INCOME',1,'4100-0000')
    a=[L('4110-0000','Base Rent - Warehouse',[142380.5]*3+[145911.25]*5+[149204.75]*4),L('4115-0000','Base Rent - Flex Office',flat(38214.0,39360.42,7)),L('4120-0000','Outside Storage / Yard Rent',flat(3250,3400)),L('4150-0000','Rent Abatement',some({2:-6188.75,3:-6188.75,8:-9420.0}))]
    r1=s.T('TOTAL RENTAL INCOME',a,1,'4199-9999')
    s.H('EXPENSE RECOVERIES',1,'4200-0000')
    a=[L('4210-0000','CAM Recovery - Estimates',flat(16840,17225,3)),L('4220-0000','Real Estate Tax Recovery',flat(24190,25316.67,6)),L('4230-0000','Insurance Recovery',flat(5120,5120)),L('4240-0000','Management Fee Recovery',nz(5600,.05)),L('4250-0000','Utility Reimbursement',[round(2150*x*R.uniform(.93,1.07),2) for x in sea]),L('4290-0000','Prior Year CAM Reconciliation',some({3:-4417.38,4:1206.15}))]
    r2=s.T('TOTAL EXPENSE RECOVERIES',a,1,'4299-9999')
    s.H('OTHER INCOME',1,'4300-0000')
    a=[L('4310-0000','Late Fees',some({1:410,4:325,5:410,9:512.5})),L('4330-0000','Billboard License',[850]*12),L('4390-0000','Miscellaneous Income',some({0:75,6:1180,10:240}))]
    r3=s.T('TOTAL OTHER INCOME',a,1,'4399-9999')
    ti=s.T('TOTAL INCOME',[r1,r2,r3],0,'4999-9999',t='TOTAL',key='total_income')
    s.H('OPERATING EXPENSES',0,'5000-0000'); ex=[]
    def sec(c,h,rows,tc):
        s.H(h,1,c); ids=[L(*r) for r in rows]; ex.append(s.T('TOTAL '+h,ids,1,tc))
    sec('5100-0000','REPAIRS & MAINTENANCE',[('5110-0000','Dock Doors & Levelers',nz(1340,.5)),('5115-0000','Electrical & Lighting',nz(980,.4)),('5120-0000','Fire Sprinkler / Alarm Monitoring',some({0:1265,3:3890,6:1265,9:1265})),('5130-0000','HVAC Maintenance',nz(1720,.3)),('5140-0000','Plumbing',nz(610,.6)),('5150-0000','Roof Repairs',some({2:2875,3:1460,10:3120})),('5160-0000','Parking Lot & Rail Spur',some({4:980,7:14650,8:2215}))],'5199-9999')
    sec('5200-0000','CONTRACT SERVICES',[('5210-0000','Landscaping',[2350]*3+[3180]*7+[2350]*2),('5220-0000','Snow Removal',some({0:7415.5,1:5230.25,2:1188,11:3906.75})),('5230-0000','Sweeping',[675]*12),('5240-0000','Security Patrol',[4120]*12)],'5299-9999')
    i0=len(s.rows)
    sec('5300-0000','UTILITIES',[('5310-0000','Electricity - Common',[round(4100*x*R.uniform(.95,1.05),2) for x in sea]),('5320-0000','Gas - Vacant Space',some({0:618.44,1:577.9,2:402.15,11:489.2})),('5330-0000','Water & Sewer',nz(2240,.12)),('5340-0000','Trash Removal',[560]*12)],'5399-9999')
    sec('5400-0000','ADMINISTRATIVE',[('5410-0000','Management Fee',nz(6900,.03)),('5420-0000','Legal & Professional',some({1:850,4:2310,7:425,11:1275})),('5430-0000','Bank Charges',nz(64,.15)),('5440-0000','Telephone & Data',[212.4]*12)],'5499-9999')
    sec('5500-0000','TAXES & INSURANCE',[('5510-0000','Real Estate Taxes',flat(26415.33,27480.92)),('5520-0000','Property Insurance',flat(5388.75,6042.5,5)),('5530-0000','Drainage District Assessment',some({5:3114.2}))],'5599-9999')
    te=s.T('TOTAL OPERATING EXPENSES',ex,0,'5999-9999',t='TOTAL',key='total_operating_expenses')
    no=s.T('NET OPERATING INCOME',[ti,(te,-1)],0,'6999-9999',t='TOTAL',key='noi')
    s.H('NON-OPERATING EXPENSES',0,'7000-0000')
    a=[L('7010-0000','Mortgage Interest',[round(68410.22-i*118.4,2) for i in range(12)]),L('7110-0000','Tenant Improvements',some({3:22400,8:37815.5})),L('7120-0000','Leasing Commissions',some({3:18622.4,9:9310})),L('7200-0000','Depreciation',[51277.08]*12)]
    nx=s.T('TOTAL NON-OPERATING EXPENSES',a,0,'7999-9999')
    s.T('NET INCOME',[no,(nx,-1)],0,'8999-9999',t='TOTAL',key='net_income')
    # planted: transposed digits in one cell
    i=[j for j,r in enumerate(s.rows) if r['label']=='Water & Sewer'][0]; k=4; v=s.rows[i]['v'][k]
    t=f'{v:06d}'; p=1
    while t[p]==t[p+1]: p+=1
    w=int(t[:p]+t[p+1]+t[p]+t[p+2:]); s.rows[i]['v'][k]=w
    s.planted=dict(what=f'Row "Water & Sewer" (5330-0000), May 2024 printed {w/100:,.2f} instead of {v/100:,.2f}; TOTAL UTILITIES and the row total use the right amount',kind='digit_changed')
    f='rivgate_12mo_stmt_2024.pdf'; P=landscape(legal); c=canvas.Canvas(os.path.join(DOC,f),pagesize=P,invariant=1)
    X=[254+i*58 for i in range(12)]+[968]; X=[228+i*59.5 for i in range(12)]+[228+12*59.5+22-8]; X=[x+16 for x in X]
    pg=[0]
    def head():
        pg[0]+=1; c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',9)
        if pg[0]==1:
            c.drawString(30,590,'Rivergate Commerce Park (rivgate)'); c.setFont('Helvetica-Bold',12); c.drawString(30,575,'Statement (12 months)')
            c.setFont('Helvetica',8); c.drawString(30,563,'Period = Jan 2024-Dec 2024'); c.drawString(30,552,'Book = Accrual ; Tree = ysi_is_comm'); y=536
        else: y=585
        c.setFillColor(colors.HexColor('#c9c9c9')); c.rect(28,y-4,X[-1]-26,13,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',7)
        for x,t in zip(X,C): c.drawRightString(x,y,t)
        c.setFont('Helvetica',7); c.drawRightString(X[-1],22,f'Page {pg[0]} of 2'); c.drawString(30,22,'Thursday, January 23, 2025 10:06 AM')
        return y-13
    y=head()
    for r in s.rows:
        if y<40 : c.showPage(); y=head()
        b=r['t']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',6.7)
        c.drawString(30,y,r['code']); c.drawString(72+r['ind']*5,y,r['label'])
        if r['t']!='HEADING':
            c.setFont('Helvetica-Bold' if b else 'Helvetica',6.5)
            if r['foots']:
                c.setLineWidth(.35)
                for x in X: c.line(x-46,y+6.6,x,y+6.6)
            for x,v in zip(X,r['v']): c.drawRightString(x,y,f'{v/100:,.2f}')
        y-=9.6
        if r['foots'] : y-=3.5 if r['ind'] else 6
    c.save(); print('p5 pages',pg[0])
    save(f,[s],'INDUSTRIAL','OPERATING_STATEMENT_T12','Yardi 12-month statement, legal landscape, two pages, account tree codes',False)

# ---------- 6 cash flow statement
def p6():
    s=S('Statements of Cash Flows','Tri-County Distribution Properties, LP','2025-01-01','2025-09-30',['2025','2024'],cents=False,zero='dash')
    s.H('CASH FLOWS FROM OPERATING ACTIVITIES:')
    ni=s.L('Net income',[612447,538920],1,dol=1); s.keys['net_income']=ni
    s.H('Adjustments to reconcile net income to net cash provided by operating activities:',1)
    a=[s.L('Depreciation',[704318,688105],2),s.L('Amortization of deferred leasing costs',[92216,81470],2),s.L('Amortization of debt issuance costs included in interest expense',[18750,18750],2),s.L('Straight-line rent adjustment',[-41306,-66812],2),s.L('Provision for uncollectible rents',[0,12400],2),s.L('Gain on sale of outparcel',[-218640,0],2)]
    s.H('Changes in operating assets and liabilities:',1)
    b=[s.L('Rents and recoveries receivable',[-27318,14906],2),s.L('Prepaid insurance and other assets',[-33951,-29487],2),s.L('Accounts payable and accrued expenses',[46120,-18733],2),s.L('Accrued real estate taxes',[151284,143076],2),s.L('Prepaid rents',[-9642,21215],2),s.L('Tenant security deposits',[15000,-6250],2)]
    ad=s.T('Total adjustments',a+b,1)
    op=s.T('Net cash provided by operating activities',[ni,ad],0,t='TOTAL')
    s.H('CASH FLOWS FROM INVESTING ACTIVITIES:')
    a=[s.L('Building improvements',[-286415,-174230],1),s.L('Tenant improvements',[-198770,-341066],1),s.L('Leasing commissions paid',[-88204,-131975],1),s.L('Proceeds from sale of outparcel, net of closing costs',[471908,0],1)]
    iv=s.T('Net cash used in investing activities',a,0,t='TOTAL')
    s.H('CASH FLOWS FROM FINANCING ACTIVITIES:')
    a=[s.L('Principal payments on mortgage notes',[-318922,-303417],1),s.L('Proceeds from line of credit',[0,225000],1),s.L('Repayment of line of credit',[-225000,0],1),s.L('Payment of loan extension fee',[-32500,0],1),s.L('Capital contributions from limited partners',[0,100000],1),s.L('Distributions to partners',[-540000,-480000],1)]
    fi=s.T('Net cash used in financing activities',a,0,t='TOTAL')
    nc=s.T('NET INCREASE IN CASH AND RESTRICTED CASH',[op,iv,fi],0,t='TOTAL',key='net_cash_flow')
    n=s.rows[nc]['v']; print('ncf',n,[s.rows[x]['v'] for x in (op,iv,fi)])
    bg=s.L('Cash and restricted cash, beginning of period',[903662,641280],0)
    s.T('CASH AND RESTRICTED CASH, END OF PERIOD',[nc,bg],0,t='TOTAL',dbl=1)
    e=s.rows[-1]['v']
    s.H('Reconciliation to the balance sheets:')
    rc=[171905,158440]
    a=[s.L('Cash',[e[0]-rc[0]-96250,e[1]-rc[1]-90120],1,dol=1),s.L('Restricted cash - lender reserves',rc,1),s.L('Restricted cash - tenant deposits',[96250,90120],1)]
    s.T('Total cash and restricted cash',a,1,dbl=1)
    s.H('SUPPLEMENTAL DISCLOSURES:')
    s.L('Cash paid for interest',[587211,603448],1,dol=1); s.L('Accrued capital expenditures in accounts payable',[24915,8330],1)
    f='TriCounty_CashFlows_9M25.pdf'; p=FPDF(format='letter',unit='pt'); p.set_creation_date(datetime.datetime(2025,10,30,tzinfo=datetime.timezone.utc)); p.set_auto_page_break(False); p.add_page()
    p.set_font('Helvetica','B',13); p.set_xy(54,40); p.cell(500,16,'Tri-County Distribution Properties, LP'); p.set_xy(54,56); p.set_font('Helvetica','',11); p.cell(500,14,'Statements of Cash Flows'); p.set_xy(54,70); p.set_font('Helvetica','I',9); p.cell(500,12,'For the nine months ended September 30, 2025 and 2024  (Unaudited)')
    p.set_draw_color(120,20,30); p.set_line_width(1.5); p.line(54,88,558,88); p.set_draw_color(0); p.set_line_width(.5)
    p.set_font('Helvetica','B',9); p.set_xy(410,94); p.cell(70,12,'2025',align='R'); p.set_xy(488,94); p.cell(70,12,'2024',align='R'); y=110
    for r in s.rows:
        hd=r['t']=='HEADING'; 
        if hd and r['ind']==0: y+=5
        p.set_font('Helvetica','B' if r['t']=='TOTAL' or (hd and r['ind']==0) else ('I' if hd else ''),8.6)
        lab=r['label']; x=54+r['ind']*14
        if hd and p.get_string_width(lab)>330:
            k=lab.rfind(' net cash'); p.text(x,y+9,lab[:k]); y+=11.5; p.text(x+10,y+9,lab[k+1:])
        else: p.text(x,y+9,lab)
        if not hd:
            for xx,v in zip((480,558),r['v']):
                t='-' if v==0 else (f'({abs(v):,})' if v<0 else f'{v:,} '); 
                if v==0: t='- '
                w=p.get_string_width(t); off=0 if v<0 else 0
                p.text(xx-w,y+9,t)
                if r.get('dol') or r.get('dbl'): p.text(xx-62,y+9,'$')
                if r['foots']: p.line(xx-64,y+.3,xx,y+.3)
                if r.get('dbl'): p.line(xx-64,y+12,xx,y+12); p.line(xx-64,y+13.6,xx,y+13.6)
        y+=13.2 if not r['foots'] else 15.5
    p.set_font('Helvetica','I',7.5); p.text(54,756,'Prepared by management without audit. The accompanying notes are an integral part of these statements.'); p.text(540,756,'F-4'); print('p6 y',y)
    p.output(os.path.join(DOC,f))
    save(f,[s],'INDUSTRIAL','CASH_FLOW_STATEMENT','Indirect method cash flows, nine months two years, supplemental disclosures',False)
