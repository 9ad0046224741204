#!/usr/bin/env python3
"""Regenerates documents/, truth/, index.json.  Needs reportlab, openpyxl, xlwt."""
import os, json, random, csv, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
import openpyxl, xlwt
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
HERE=os.path.dirname(os.path.abspath(__file__)); SEED=4807
for d in('documents','truth'): os.makedirs(os.path.join(HERE,d),exist_ok=True)
INDEX=[]
def out(f): return os.path.join(HERE,'documents',f)
def save(f,asset,kind,author,style,hard,money,rows,totals,planted=None):
    stem=f.rsplit('.',1)[0]
    json.dump({"name":stem,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},
              open(os.path.join(HERE,'truth',stem+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":f,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
                  "author":author,"style":style,"hard":hard})
def d(c): return round(c/100,2)      # cents -> dollars

# ------------------------------------------------------------------ ledger engine
def ledger(rng, chart, scale):
    """chart: (code,name,role,beginning magnitude $). returns list of dict cents: beg,dr,cr,end (signed Dr +)"""
    R=[dict(code=c,name=n,role=r,beg=0,dr=0,cr=0) for c,n,r,m in chart]
    for x,(c,n,r,m) in zip(R,chart):
        s=-1 if r[0] in 'LQIX' and r!='Qdist' else 1          # L liab, Q equity, I income, X contra asset
        x['beg']=s*int(m*scale*rng.uniform(.72,1.31)*100) if m else 0
    by={}
    for x in R: by.setdefault(x['role'],[]).append(x)
    eq=by['Qre'][0]; eq['beg']-=sum(x['beg'] for x in R)
    def je(a,b,amt):
        amt=int(amt)
        if amt>0: a['dr']+=amt; b['cr']+=amt
    cash=by['Acash'][0]; ar=by['Aar'][0]; ap=by['Lap'][0]
    tot=0
    for x in by.get('I',[]):
        m=abs(x['beg'])/5*rng.uniform(.9,1.1)
        if rng.random()<.12: continue
        je(ar,x,m); tot+=m
    je(cash,ar,tot*rng.uniform(.9,1.03))
    te=0
    for x in by.get('E',[]):
        m=abs(x['beg'])/5*rng.uniform(.6,1.4)
        if rng.random()<.1: continue
        je(x,ap,m); te+=m
        if rng.random()<.15: je(ap,x,m*rng.uniform(.05,.2))
    je(ap,cash,te*rng.uniform(.8,1.1))
    for x,a in zip(by.get('Eint',[]),by.get('Lmtg',[])):
        je(x,cash,abs(x['beg'])/5); je(a,cash,abs(a['beg'])*.0018)
    for x,a in zip(by.get('Etax',[]),by.get('Ltax',[])): je(x,a,abs(x['beg'])/5)
    for x,a in zip(by.get('Edep',[]),by.get('Xdep',[])): je(x,a,abs(x['beg'])/5)
    for x in by.get('Aesc',[]): je(x,cash,abs(x['beg'])*.08)
    for x in by.get('Ldep',[]):
        je(cash,x,rng.randint(2,30)*10000*scale); je(x,cash,rng.randint(1,20)*10000*scale)
    for x in by.get('Qdist',[]): je(x,cash,tot*.22)
    for x in R: x['end']=x['beg']+x['dr']-x['cr']
    assert sum(x['beg'] for x in R)==0==sum(x['end'] for x in R)
    return R

# ================================================================== 1  TB portfolio, PDF, monospaced, trailing minus
def tb_retail():
    rng=random.Random(SEED+1); f='TB_Kestrel_Centers_2026-06.pdf'
    chart=[('1010-0000','Operating Cash','Acash',410000),('1020-0000','Tax & Insurance Escrow','Aesc',88000),
     ('1105-0000','Tenant Receivables','Aar',96000),('1110-0000','Allowance for Doubtful Accts','X',14000),('1130-0000','Accrued Percentage Rent','A',22000),
     ('1210-0000','Prepaid Insurance','A',31000),('1510-0000','Land','A',3100000),('1520-0000','Building & Improvements','A',11800000),
     ('1540-0000','Tenant Improvements','A',940000),('1590-0000','Accumulated Depreciation','Xdep',2650000),('1620-0000','Deferred Leasing Commissions','A',275000),
     ('2010-0000','Accounts Payable','Lap',58000),('2040-0000','Accrued Real Estate Taxes','Ltax',132000),('2110-0000','Tenant Security Deposits','Ldep',71000),
     ('2150-0000','Prepaid Rents','L',33000),('2510-0000','Mortgage Note Payable','Lmtg',8200000),('3010-0000','Members Equity','Qre',0),('3050-0000','Distributions','Qdist',0),
     ('4010-0000','Minimum Rent','I',790000),('4050-0000','Percentage Rent','I',21000),('4110-0000','CAM Recoveries','I',168000),('4120-0000','Real Estate Tax Recoveries','I',119000),
     ('4130-0000','Insurance Recoveries','I',24000),('4300-0000','Signage & Kiosk Income','I',9500),('5110-0000','CAM - Parking Lot & Sweeping','E',34000),
     ('5120-0000','CAM - Landscaping','E',27500),('5130-0000','CAM - Snow Removal','E',41000),('5210-0000','Utilities - Common Area','E',29000),('5310-0000','Security Patrol','E',18500),
     ('5410-0000','Management Fees','E',39000),('5510-0000','Real Estate Tax Expense','Etax',131000),('5520-0000','Insurance Expense','E',26000),
     ('5610-0000','Legal & Professional','E',8200),('6010-0000','Interest Expense','Eint',182000),('6510-0000','Depreciation Expense','Edep',128000)]
    ents=[('4410','Harlan Crossing',1.0,set()),('4425','Mill Pond Plaza',.55,{'1130-0000','4050-0000','5310-0000','4300-0000'}),
          ('4460','The Shops at Dunmore',1.6,{'5130-0000'}),]
    W,H=landscape(letter); c=canvas.Canvas(out(f),pagesize=(W,H),invariant=1); FS=8.2; CW=FS*.6; X0=38
    st={'y':0,'p':0}
    def t(col,s,right=False,bold=False):
        c.setFont('Courier-Bold' if bold else 'Courier',FS)
        x=X0+col*CW
        (c.drawRightString if right else c.drawString)(x,st['y'],s)
    ends=[64,82,100,118,137]
    def m(v): s=f"{abs(v)/100:,.2f}"; return s+('-' if v<0 else ' ')
    def header(ent=None,cont=False):
        if st['p']: c.showPage()
        st['p']+=1; st['y']=H-40
        t(0,'KESTREL RETAIL PARTNERS LP'); t(137,f"Page {st['p']:>4}",True); st['y']-=10.5
        t(0,'GLTB0400',); t(50,'TRIAL BALANCE BY ENTITY',bold=True); t(137,'07/09/26  14:22',True); st['y']-=10.5
        t(0,'Basis: ACCRUAL'); t(50,'Period 06/26 thru 06/26'); t(137,'Curr: USD',True); st['y']-=16
        for e,a in zip(ends,('Beginning','','','Net','Ending')): t(e-1,a,True)
        st['y']-=10
        t(0,'Account'); t(12,'Description')
        for e,a in zip(ends,('Balance','Debits','Credits','Change','Balance')): t(e-1,a,True)
        st['y']-=5; c.line(X0,st['y'],X0+137*CW,st['y']); st['y']-=11
        if ent: t(0,f"Entity: {ent}"+('   (continued)' if cont else ''),bold=True); st['y']-=13
    rows=[];tot=[];G=[0]*5
    for i,(no,nm,sc,skip) in enumerate(ents):
        ent=f"{no} - {nm}"
        if i==0: header(ent)
        else:
            st['y']-=14
            if st['y']<130: header(ent)
            else: t(0,f"Entity: {ent}",bold=True); st['y']-=13
        R=ledger(rng,[a for a in chart if a[0] not in skip],sc); S=[0]*5
        for r in R:
            if st['y']<58: header(ent,True)
            v=[r['beg'],r['dr'],r['cr'],r['dr']-r['cr'],r['end']]
            t(0,r['code']); t(12,r['name'])
            for e,x in zip(ends,v): t(e,m(x),True)
            st['y']-=10.6; S=[a+b for a,b in zip(S,v)]
            rows.append(dict(property=ent,account=r['code'],name=r['name'],**dict(zip(MK,map(d,v)))))
        if st['y']<70: header(ent,True)
        for e in ends: t(e-1,'-'*14,True)
        st['y']-=10; t(12,f"Total Entity {no}",bold=True)
        for e,x in zip(ends,S): t(e,m(x),True,True)
        st['y']-=12; tot.append(dict(label=f"Total Entity {no}",**dict(zip(MK,map(d,S))))); G=[a+b for a,b in zip(G,S)]
    st['y']-=8
    for e in ends: t(e-1,'='*14,True)
    st['y']-=10; t(12,'Grand Total - 3 Entities',bold=True)
    for e,x in zip(ends,G): t(e,m(x),True,True)
    tot.append(dict(label='Grand Total - 3 Entities',**dict(zip(MK,map(d,G)))))
    st['y']-=22; t(0,'*** END OF REPORT ***   3 entities selected, zero-balance accounts suppressed: N'); c.save()
    save(f,'RETAIL','TB','Kestrel controller, mainframe-style GL','portfolio TB, entity headings, monospaced PDF, beginning/debits/credits/net change/ending','trailing minus signs; page breaks inside entities with repeated headings',MK,rows,tot)
MK=['beginning','debit','credit','activity','ending']

# ================================================================== 2  TB office park, PDF, three pairs, sections
def tb_office():
    rng=random.Random(SEED+2); f='Fairmount Office Park - Trial Balance Jun 2026.pdf'
    secs=[('Assets',[('11010','Cash - operating account (First Prairie Bank)','Acash',286000),('11050','Petty cash','A',500),('11120','Lender reserve - tenant improvements and leasing commissions','Aesc',164000),
      ('12010','Rents receivable','Aar',57000),('12020','Straight-line rent receivable','A',311000),('12090','Allowance for doubtful accounts','X',12500),('13010','Prepaid expenses','A',18800),
      ('15010','Land','A',2400000),('15020','Buildings','A',13600000),('15030','Tenant improvements','A',1870000),('15090','Accumulated depreciation - buildings and tenant improvements','Xdep',3120000),('16010','Deferred leasing costs, net','A',408000)]),
     ('Liabilities',[('21010','Accounts payable - trade','Lap',44000),('21040','Accrued property taxes','Ltax',171000),('22010','Security deposits held','Ldep',119000),('22030','Rent received in advance','L',62000),('25010','Mortgage payable - Westlake Life','Lmtg',9450000)]),
     ("Owners' Equity",[('31010',"Partners' capital",'Qre',0),('31040','Partner distributions','Qdist',210000)]),
     ('Revenue',[('41010','Base rent - office','I',1010000),('41020','Straight-line rent adjustment','I',16500),('42010','Operating expense escalations','I',203000),('42050','Tenant electric reimbursement','I',48000),('43010','Parking income','I',19400),('44010','Late fees and interest','I',2900)]),
     ('Expenses',[('51010','Janitorial contract','E',71000),('51030','HVAC maintenance','E',33000),('51040','Elevator maintenance','E',13200),('51060','Landscaping and grounds','E',18700),('51080','Repairs - general building','E',26500),('52010','Electricity','E',88000),('52020','Water and sewer','E',11800),
      ('53010','Property management fee','E',46500),('53030','On-site payroll reimbursement','E',58000),('54010','Property taxes','Etax',171000),('54020','Property and liability insurance','E',34000),('55010','Professional fees','E',9700),('61010','Mortgage interest','Eint',219000),('62010','Depreciation and amortization','Edep',243000)])]
    R=ledger(rng,[a for _,l in secs for a in l],1.0); it=iter(R)
    for x in R:
        if x['role']=='Qdist': pass
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    n7=ParagraphStyle('n',fontName='Times-Roman',fontSize=8,leading=9)
    data=[['Acct.','Account title','Opening balance\n1 June 2026','','June activity','','Closing balance\n30 June 2026',''],['','','Debit','Credit','Debit','Credit','Debit','Credit']]
    sty=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,1),'Times-Bold',8.3),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),
      ('ALIGN',(2,0),(-1,1),'CENTER'),('ALIGN',(2,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),
      ('LINEBEFORE',(2,0),(2,-1),.4,colors.grey),('LINEBEFORE',(4,0),(4,-1),.4,colors.grey),('LINEBEFORE',(6,0),(6,-1),.4,colors.grey),
      ('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4)]
    rows=[];tot=[];G=[0]*6
    mm=lambda v:'' if v is None else f"{v/100:,.2f}"
    for s,l in secs:
        data.append([s.upper()]+['']*7); k=len(data)-1; sty+=[('FONT',(0,k),(0,k),'Times-Bold',8.3),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e9e4d4')),('SPAN',(0,k),(-1,k))]
        S=[0]*6
        for _ in l:
            x=next(it); pr=lambda v:(v,None) if v>0 else ((None,-v) if v<0 else (None,None))
            v=[*pr(x['beg']),x['dr'] or None,x['cr'] or None,*pr(x['end'])]
            data.append([x['code'],Paragraph(x['name'],n7)]+[mm(a) for a in v]); S=[a+(b or 0) for a,b in zip(S,v)]
            rows.append(dict(account=x['code'],name=x['name'],**{q:d(a) for q,a in zip(K,v) if a is not None}))
        lab=f"Total {s.lower()}"
        v=[a if a else None for a in S]
        data.append(['',lab]+[mm(a) for a in v]); k=len(data)-1; sty+=[('FONT',(0,k),(-1,k),'Times-BoldItalic',8.2),('LINEABOVE',(2,k),(-1,k),.5,colors.black)]
        tot.append(dict(label=lab,**{q:d(a) for q,a in zip(K,v) if a is not None})); G=[a+b for a,b in zip(G,S)]
    data.append(['','TRIAL BALANCE TOTALS']+[mm(a) for a in G]); k=len(data)-1
    sty+=[('FONT',(0,k),(-1,k),'Times-Bold',8.4),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1.6,colors.black)]
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
    tot.append(dict(label='TRIAL BALANCE TOTALS',**{q:d(a) for q,a in zip(K,G)}))
    def foot(c,doc):
        c.setFont('Times-Italic',7.5); c.drawString(36,24,'Prepared by Corbel & Wren Property Accounting for the owner. Unaudited; subject to year-end adjustment.'); c.drawRightString(576,24,f"{doc.page}")
    h=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=18,alignment=1); h2=ParagraphStyle('h2',fontName='Times-Roman',fontSize=9.5,leading=12,alignment=1)
    T=Table(data,colWidths=[33,147]+[60]*6,repeatRows=2); T.setStyle(TableStyle(sty))
    SimpleDocTemplate(out(f),pagesize=letter,leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=42,invariant=1).build([Paragraph('Fairmount Office Park',h),Paragraph('Trial Balance (accrual) for the month of June 2026',h2),Paragraph('Buildings I through IV &bull; 3300-3360 Fairmount Parkway',h2),Spacer(1,8),T],onFirstPage=foot,onLaterPages=foot)
    save(f,'OFFICE','TB','Corbel & Wren, small accounting firm','single property TB, opening/activity/closing pairs under grouped two-line header, classes with subtotals, serif PDF','long titles wrap; pairs with blanks; section bands',K,rows,tot)

# ================================================================== 3  TB self storage portfolio XLSX
def tb_storage():
    rng=random.Random(SEED+3); f='BoxHaven_TB_by_store_0626.xlsx'
    chart=[(10100,'Cash in bank','Acash',64000),(10300,'Undeposited funds','A',2100),(11000,'Tenant receivables','Aar',8800),(12500,'Prepaid insurance','A',5200),(15000,'Land','A',620000),(15500,'Storage buildings','A',2900000),(15800,'Gates, cameras & equipment','A',83000),(17000,'Accumulated depreciation','Xdep',540000),
     (20000,'Accounts payable','Lap',9300),(22000,'Sales tax payable','L',2750),(23000,'Prepaid rent liability','L',11200),(25000,'Note payable - Cornerstone CU','Lmtg',1650000),(30000,"Members' capital",'Qre',0),(40000,'Storage rental income','I',228000),(40200,'Admin & late fees','I',14100),(40400,'Tenant protection plan income','I',19800),(40600,'Retail sales - locks & boxes','I',3900),
     (50100,'Site manager wages','E',37500),(50300,'Repairs & maintenance','E',9600),(50500,'Utilities','E',8700),(50700,'Advertising - web','E',11900),(50900,'Merchant card fees','E',5100),(51100,'Property tax','E',26000),(51500,'Insurance','E',6100),(60100,'Interest expense','Eint',41000),(60500,'Depreciation','Edep',33500)]
    stores=[('S012 Millbrook Ave',1.0,()),('S015 Route 9 North',.7,(40600,10300)),('S021 Carver Street',1.35,()),('S028 Old Quarry Rd',.5,(25000,60100,15800))]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB 06-2026'
    ws['A1']='BoxHaven Self Storage Fund III, LLC'; ws['A1'].font=Font(name='Verdana',size=13,bold=True)
    ws['A2']='Trial balance by store'; ws['A3']='As of June 30, 2026'
    thin=Side(style='thin'); fill=PatternFill('solid',fgColor='FFDDEBF7')
    ws.merge_cells('E5:F5'); ws['E5']='June 30, 2026'; ws['E5'].alignment=Alignment(horizontal='center'); ws['E5'].font=Font(name='Verdana',size=9,bold=True); ws['E5'].fill=fill
    for j,x in enumerate(['Store','seg','GL #','Account','Debit','Credit','Prior Year Dr/(Cr)'],1):
        c=ws.cell(6,j,x); c.font=Font(name='Verdana',size=9,bold=True); c.fill=fill; c.border=Border(bottom=thin); c.alignment=Alignment(horizontal='center',wrap_text=True)
    r=7; rows=[];tot=[];G=[0,0,0]; PY='other:Prior Year Dr/(Cr)'; F='#,##0.00'; F2='#,##0.00_);(#,##0.00)'
    for nm,sc,sk in stores:
        R=ledger(rng,[a for a in chart if a[0] not in sk],sc); S=[0,0,0]; py=[]
        for x in R:
            v=x['end']; fixed=x['code'] in(15000,15500)
            py.append(v if fixed else (0 if x['code']==10300 else int(v*rng.uniform(.84,1.08))))
        k=[x['role'] for x in R].index('Qre'); py[k]-=sum(py)
        for x,p in zip(R,py):
            ws.cell(r,1,nm); ws.cell(r,2,'BS' if x['code']<40000 else 'PL'); ws.cell(r,3,x['code']); ws.cell(r,4,x['name'])
            row=dict(property=nm,account=str(x['code']),name=x['name']); v=x['end']
            if v>0: ws.cell(r,5,d(v)).number_format=F; row['debit']=d(v); S[0]+=v
            if v<0: ws.cell(r,6,d(-v)).number_format=F; row['credit']=d(-v); S[1]-=v
            ws.cell(r,7,d(p)).number_format=F2; row[PY]=d(p); S[2]+=p
            for j in range(1,8): ws.cell(r,j).font=Font(name='Verdana',size=9)
            ws.cell(r,3).alignment=Alignment(horizontal='left'); rows.append(row); r+=1
        lab=f"{nm} total"; ws.cell(r,1,lab)
        for j,x in zip((5,6,7),S): ws.cell(r,j,d(x)).number_format=F if j<7 else F2
        for j in range(1,8): ws.cell(r,j).font=Font(name='Verdana',size=9,bold=True,italic=True); ws.cell(r,j).border=Border(top=thin)
        tot.append({'label':lab,'debit':d(S[0]),'credit':d(S[1]),PY:d(S[2])}); G=[a+b for a,b in zip(G,S)]; assert S[0]==S[1] and S[2]==0
        r+=2
    ws.cell(r,1,'All stores')
    for j,x in zip((5,6,7),G): ws.cell(r,j,d(x)).number_format=F if j<7 else F2
    for j in range(1,8): ws.cell(r,j).font=Font(name='Verdana',size=9,bold=True); ws.cell(r,j).border=Border(top=thin,bottom=Side(style='double'))
    tot.append({'label':'All stores','debit':d(G[0]),'credit':d(G[1]),PY:d(G[2])})
    ws.cell(r+2,1,'Note: S028 Old Quarry Rd is unencumbered. Prior year = June 30, 2025 per final reviewed close.').font=Font(name='Verdana',size=8,italic=True)
    for c,w in zip('ABCDEFG',(25,5,8,32,17,17,18)): ws.column_dimensions[c].width=w
    ws.column_dimensions['B'].hidden=True; ws.freeze_panes='A7'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(out(f))
    save(f,'SELF_STORAGE','TB','BoxHaven fund bookkeeper','store in a column, one debit/credit pair plus signed prior-year column, xlsx','hidden helper column; store totals; portfolio total',['debit','credit',PY],rows,tot)

# ================================================================== names
FN='Andre Bianca Carlos Denise Elliot Farah Grace Hector Imani Joel Keiko Liam Marisol Nadia Omar Priya Quinn Rosa Stefan Tamika Ugo Vera Wade Ximena Yusuf Zoe Colin Dalia Ewan Freya'.split()
LN='Abernathy Boateng Castellano Drummond Esposito Fairchild Gutierrez Halloran Ishikawa Jankowski Kowalczyk Lindqvist Moreau Nakamura Oyelaran Pellegrino Quintero Rasmussen Sandoval Thibodeaux Underhill Vasquez Whitcomb Yarborough Zielinski McAllister Okonkwo Petrov Delacroix Brandt'.split()

# ================================================================== 4  AR apartments by charge PDF (planted row_dropped)
def ar_apts():
    rng=random.Random(SEED+4); f='Sycamore_Landing_AR_detail.pdf'
    K=['b0_30','b31_60','b61_90','b90','prepaid','total']
    W,H=letter; c=canvas.Canvas(out(f),pagesize=letter,invariant=1); st={'y':0,'p':0}
    xs=[290,348,402,456,514,572]
    def header():
        if st['p']: foot(); c.showPage()
        st['p']+=1; y=H-44
        c.setFillColor(colors.HexColor('#24506b')); c.setFont('Helvetica-Bold',14); c.drawString(40,y,'Sycamore Landing Apartments')
        c.setFillColor(colors.black); c.setFont('Helvetica',9); c.drawRightString(572,y,'Resident Aged Receivables Detail')
        y-=13; c.drawString(40,y,'214 homes  |  Month ending 06/30/2026  |  Current and notice residents'); c.drawRightString(572,y,'Aged from charge date'); y-=20
        c.setFillColor(colors.HexColor('#24506b')); c.rect(40,y-6,532,24,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',8)
        c.drawString(44,y+8,'Unit / Resident'); c.drawString(58,y-2,'Charge')
        for x,(a,b) in zip(xs,(('0-30','Days'),('31-60','Days'),('61-90','Days'),('Over 90','Days'),('','Prepaid'),('Total','Balance'))):
            c.drawRightString(x-2,y+8,a); c.drawRightString(x-2,y-2,b)
        c.setFillColor(colors.black); st['y']=y-20
    def foot(): c.setFont('Helvetica',7); c.drawString(40,26,'Brightwater Residential Management'); c.drawRightString(572,26,f"Page {st['p']}")
    m=lambda v:f"({-v/100:,.2f})" if v<0 else f"{v/100:,.2f}"
    def nums(v,font='Helvetica'):
        c.setFont(font,8)
        for x,a in zip(xs,v): c.drawRightString(x-(0 if a<0 else 2.6),st['y'],m(a))
    header(); rows=[];tot=[];G=[0]*6; used=set(); planted=None; nrent=0
    units=sorted(rng.sample([f"{b}{fl}{n:02d}" for b in 'ABCDEF' for fl in (1,2,3) for n in range(1,13)],34)); code=118204
    for i,u in enumerate(units):
        code+=rng.randint(3,190)
        while True:
            nm=f"{rng.choice(LN)}, {rng.choice(FN)}"
            if nm not in used: used.add(nm); break
        rent=rng.choice([132500,141000,149900,158500,167500,181000]); L_=[]
        q=rng.random()
        if q<.16: L_=[('Prepaid rent',[0,0,0,0,-rng.choice([2500,5000,rent,12345,40010])])]
        else:
            late=q>.72; old=q>.9
            L_.append(('Rent',[rent if rng.random()<.6 else rng.randint(150,1200)*100, rent if late else 0, rent if old else 0, rng.randint(400,2600)*100 if old else 0,0]))
            if rng.random()<.7: L_.append(('Water/sewer/trash',[rng.randint(3100,8900),rng.randint(3100,8900) if late else 0,rng.randint(3100,8900) if old else 0,0,0]))
            if rng.random()<.5: L_.append(('Late fee',[7500,7500 if late else 0,7500 if old else 0,0,0]))
            if rng.random()<.3: L_.append(('Pet rent',[3500,3500 if late else 0,0,0,0]))
            if rng.random()<.2: L_.append(('Reserved parking',[4500,0,0,0,0]))
            if rng.random()<.14: L_.append(('NSF fee',[0,3500,0,0,0]))
            if rng.random()<.12: L_.append(('Damages',[0,0,0,rng.randint(4000,61000),0]))
            if rng.random()<.1: L_.append(('Concession',[-rng.choice([10000,15000,25000]),0,0,0,0]))
        for _,v in L_: v.append(sum(v))
        if st['y']<70+12*len(L_)+24: header()
        c.setFont('Helvetica-Bold',8.4); rid=f"R{code:07d}"
        c.drawString(44,st['y'],u); c.drawString(80,st['y'],rid); c.drawString(136,st['y'],nm); st['y']-=11.5
        S=[0]*6
        for k,(ch,v) in enumerate(L_):
            S=[a+b for a,b in zip(S,v)]
            if planted is None and i>=17 and len(L_)>=4 and ch!='Rent' and v[0]>0:
                planted={"what":f"unit {u} {nm}: the line '{ch}' ({v[-1]/100:,.2f}) is missing; resident total, property total still include it","kind":"row_dropped"}; continue
            c.setFont('Helvetica',8); c.drawString(58,st['y'],ch); nums(v); st['y']-=11
            rows.append(dict(unit=u,resident=rid,name=nm,charge=ch,**dict(zip(K,map(d,v)))))
        c.setLineWidth(.4); c.line(250,st['y']+8.5,572,st['y']+8.5); c.setFont('Helvetica-Oblique',8); c.drawString(58,st['y'],f"Total {u}"); nums(S,'Helvetica-Oblique'); st['y']-=17
        tot.append(dict(label=f"Total {u}",**dict(zip(K,map(d,S))))); G=[a+b for a,b in zip(G,S)]
    if st['y']<90: header()
    c.setLineWidth(1.2); c.line(40,st['y']+9,572,st['y']+9); c.setFont('Helvetica-Bold',8.2); c.drawString(44,st['y']-2,'Sycamore Landing total'); st['y']-=2; nums(G,'Helvetica-Bold')
    tot.append(dict(label='Sycamore Landing total',**dict(zip(K,map(d,G)))))
    st['y']-=24; c.setFont('Helvetica',7.6); c.drawString(44,st['y'],f"{len(units)} residents listed. Evictions filed this month: 2. Write-offs are posted after owner approval.")
    foot(); c.save(); assert planted
    save(f,'MULTIFAMILY','AR','Brightwater Residential site accountant','by charge under a resident heading line, resident subtotals, portrait PDF','unit/code/name in heading lines above the charges; two-line header; planted',K,rows,tot,planted)

# ================================================================== 5  AR shopping centres by invoice XLS
def ar_retail():
    rng=random.Random(SEED+5); f='AR aging by invoice - Tri-County Centers.xls'
    B=['current','b1_30','b31_60','b61_90','b91_120','b120']; K=['total']+B
    props=[('Bayberry Commons',[('101','Bellwether Books & Toys'),('104','Noodle Republic LLC'),('110','Crown Cleaners'),('115-118','Fitwell 24 Gym'),('122','Dr. Amara Osei DDS PC'),('130','Pagoda Nails & Spa'),('PAD 2','Frontier Credit Union')]),
           ('Larch Hill Marketplace',[('A1','Harvest Lane Grocers Inc.'),('B3','Sun Kissed Tanning'),('B5','Tres Hermanas Taqueria'),('C1','Paws & Claws Veterinary'),('C4','Mattress Depot of Tri-County')]),
           ('Orchard Gate Plaza',[('2','Dollar Junction #418'),('5','Velvet Hammer Barbers'),('7','Golden Wok Buffet'),('9A','Everbright Tutoring'),('12','Lumen Wireless')])]
    wb=xlwt.Workbook(); ws=wb.add_sheet('Aging',cell_overwrite_ok=True); E=xlwt.easyxf
    fnt='font: name Calibri, height 200'
    ti=E('font: name Calibri, height 280, bold on'); tx=E(fnt); hd=E('font: name Calibri, height 200, bold on, colour white; pattern: pattern solid, fore_colour dark_green; align: horiz center, vert center, wrap on')
    pr=E('font: name Calibri, height 220, bold on; pattern: pattern solid, fore_colour light_green'); NF='#,##0.00_);[Red]\\(#,##0.00\\)'
    nm_=E(fnt,num_format_str=NF); da=E(fnt+'; align: horiz left',num_format_str='m/d/yyyy')
    sb=E('font: name Calibri, height 200, bold on; borders: top thin',num_format_str=NF); gt=E('font: name Calibri, height 220, bold on; borders: top medium, bottom double',num_format_str=NF)
    ws.write(0,0,'Tri-County Centers - Open Invoice Aging',ti); ws.write(1,0,'Aged by due date to 6/30/2026    All charge types    Run 7/2/2026 by mhollis',tx)
    for j,x in enumerate(['Suite','Tenant','Invoice No.','Inv. Date','Type','Open Amount','Current','1 - 30','31 - 60','61 - 90','91 - 120','Over 120']): ws.write(3,j,x,hd)
    r=4; rows=[];tot=[];G=[0]*7; inv=26105; AS=dt.date(2026,6,30)
    for p,ts in props:
        ws.write_merge(r,r,0,11,p,pr); r+=1; P=[0]*7
        for su,t in ts:
            n=rng.choice([1,2,2,3,3,4,5,6]); S=[0]*7; first=True
            L_=[]
            for _ in range(n):
                inv+=rng.randint(1,37); b=rng.choices(range(6),[30,28,16,10,8,8])[0]
                days={0:(0,28),1:(31,58),2:(62,88),3:(92,118),4:(122,148),5:(152,330)}[b]
                L_.append((AS-dt.timedelta(rng.randint(*days)),b))
            L_.sort()
            for k,(D,b) in enumerate(L_):
                no=f"TC-{(D.year%100)*10000+D.timetuple().tm_yday*24+k:06d}"
                ch=rng.choice(['Base Rent','CAM','RE Tax','Insurance','Utilities','Base Rent','CAM','% Rent','Late Chg'])
                a={'Base Rent':rng.randint(2100,14800)*100,'CAM':rng.randint(38000,289000),'RE Tax':rng.randint(30000,410000),'Insurance':rng.randint(9000,61000),'Utilities':rng.randint(6000,52000),'% Rent':rng.randint(50000,900000),'Late Chg':rng.choice([10000,15000,25000])}[ch]
                if rng.random()<.08: ch,a='Credit Memo',-rng.randint(4000,88000)
                v=[a]+[a if q==b else None for q in range(6)]
                if first: ws.write(r,0,su,tx); ws.write(r,1,t,tx)
                first=False
                ws.write(r,2,no,tx); ws.write(r,3,D,da); ws.write(r,4,ch,tx)
                for j,x in enumerate(v):
                    if x is not None: ws.write(r,5+j,d(x),nm_)
                rows.append(dict(property=p,unit=su,name=t,invoice=no,date=D.isoformat(),charge=ch,**{q:d(x) for q,x in zip(K,v) if x is not None})); r+=1
                S=[x+(y or 0) for x,y in zip(S,v)]
            if n>1:
                for j in range(12): ws.write(r,j,'',sb)
                ws.write(r,1,f"Total {t}",sb)
                for j,x in enumerate(S): ws.write(r,5+j,d(x),sb)
                tot.append(dict(label=f"Total {t}",**dict(zip(K,map(d,S))))); r+=1
            P=[x+y for x,y in zip(P,S)]
        for j in range(12): ws.write(r,j,'',gt)
        ws.write(r,0,f"{p} Total",gt)
        for j,x in enumerate(P): ws.write(r,5+j,d(x),gt)
        tot.append(dict(label=f"{p} Total",**dict(zip(K,map(d,P))))); r+=2; G=[x+y for x,y in zip(G,P)]
    for j in range(12): ws.write(r,j,'',gt)
    ws.write(r,0,'Report Total',gt)
    for j,x in enumerate(G): ws.write(r,5+j,d(x),gt)
    tot.append(dict(label='Report Total',**dict(zip(K,map(d,G)))))
    for j,w in enumerate([9,34,14,13,13,15,14,14,14,14,14,14]): ws.col(j).width=256*w
    for q in range(r+1): ws.row(q).height_mismatch=True; ws.row(q).height=420 if q in(0,3) else 320
    ws.set_panes_frozen(True); ws.set_horz_split_pos(4); ws.set_portrait(False); ws.set_fit_num_pages(1); ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(out(f))
    save(f,'RETAIL','AR','Tri-County Centers, m. hollis','open invoices, three centres under heading rows, tenant and centre totals, xls','suite and tenant printed on first invoice only; single-invoice tenants have no subtotal; credit memos; true dates',K,rows,tot)

# ================================================================== 6  AR office by month PDF
def ar_office():
    rng=random.Random(SEED+6); f='delinquency_by_month_office_parks.pdf'
    MO=['Jun 2026','May 2026','Apr 2026','Mar 2026']; K=['total']+['m '+x for x in MO]+['other:Prior','deposit']
    P=[('Larkspur Office Park',[('100','Anvil & Ash Architects'),('110','Bluestone Title Agency'),('120','Cedar Ridge Pediatrics'),('135','Dovetail Staffing Inc.'),('200','Eastgate Hearing Center'),('210','Ferris, Malik & Dunn LLP'),('220','Greywolf Analytics'),('240','Hatchway Software'),('260','Insight Tax Partners')]),
       ('Quillen Corporate Center',[('1-A','Juniper Behavioral Health'),('1-C','Keystone Survey Group'),('2-A','Lantern Wealth Advisors'),('2-B','Meridian Freight Brokers'),('2-D','Northfield Engineering PLLC'),('3-A','Oakmont Insurance Agency'),('3-B','Pinwheel Early Learning'),('3-F','Quartz Medical Billing')]),
       ('Ridgeway Technology Park',[('B1-10','Sable Robotics'),('B1-20','Tanager Design Studio'),('B1-30','Unity Dental Lab'),('B2-05','Vantage Court Reporting'),('B2-15','Westerly Environmental'),('B2-40','Yardarm Logistics'),('B3-01','Zephyr Imaging')])]
    notes={'135':'3-day notice served 6/18; guarantor contacted.','240':'Disputes 2025 CAM reconciliation; statement sent.','2-B':'Payment plan: $1,500 per month through October.','B1-20':'Vacated 5/31, file with counsel.','3-F':'Unapplied cash from April to be applied in July.'}
    hs=ParagraphStyle('a',fontName='Helvetica-Oblique',fontSize=7,leading=8,textColor=colors.HexColor('#555555'))
    data=[['Suite','Tenant','Total\nOwed']+[x.replace(' ','\n') if 0 else x for x in MO]+['Prior','Security\nDeposit']]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1.3,colors.HexColor('#7a2e2e')),
     ('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('BACKGROUND',(2,1),(2,-1),colors.HexColor('#f4ecec'))]
    m=lambda v:'-' if v is None else (f"({-v/100:,.2f})" if v<0 else f"{v/100:,.2f}")
    rows=[];tot=[];G=[0]*7
    for p,ts in P:
        data.append([p]+['']*8); k=len(data)-1; sty+=[('FONT',(0,k),(0,k),'Helvetica-Bold',9.5),('TEXTCOLOR',(0,k),(0,k),colors.HexColor('#7a2e2e')),('TOPPADDING',(0,k),(-1,k),8),('BACKGROUND',(0,k),(-1,k),colors.white)]
        S=[0]*7
        for s,t in ts:
            rent=rng.randint(19000,98000)*10; q=rng.random(); a=[None]*5
            a[0]=rent if rng.random()<.45 else rng.randint(5000,rent//2)
            if q>.45 or s in('135','2-B'): a[1]=rent if q>.7 else rng.randint(3000,rent//2)
            if q>.6: a[2]=rng.randint(2500,rent)
            if q>.75: a[3]=rng.randint(2500,rent)
            if q>.8 or s=='240': a[4]=rng.randint(40000,900000)
            if s=='3-F': a=[rent,None,-rng.randint(20000,80000),None,None]
            if s=='B1-20': a=[None,rent,rent,rng.randint(90000,rent),rng.randint(100000,300000)]
            dep=None if rng.random()<.15 else rng.choice([1,1,2])*rng.randint(1900,9000)*100
            v=[sum(x or 0 for x in a)]+a+[dep]
            data.append([s,t]+[m(x) for x in v]); S=[x+(y or 0) for x,y in zip(S,v)]
            rows.append(dict(property=p,unit=s,name=t,**{kk:d(x) for kk,x in zip(K,v) if x is not None}))
            if s in notes: data.append(['',Paragraph('Note: '+notes[s],hs)]+['']*7); k=len(data)-1; sty+=[('NOSPLIT',(0,k-1),(-1,k)),('SPAN',(1,k),(-1,k)),('TOPPADDING',(0,k),(-1,k),0),('BACKGROUND',(0,k),(-1,k),colors.white)]
        lab=f"{p} subtotal"; v=[x if x else None for x in S]
        data.append([lab,'']+[m(x) for x in v]); k=len(data)-1; sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8.5),('LINEABOVE',(0,k),(-1,k),.6,colors.black)]
        tot.append(dict(label=lab,**{kk:d(x) for kk,x in zip(K,v) if x is not None})); G=[x+y for x,y in zip(G,S)]
    data.append(['All parks','']+[m(x) for x in G]); k=len(data)-1; sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',9),('LINEABOVE',(0,k),(-1,k),1.3,colors.black),('LINEBELOW',(0,k),(-1,k),1.3,colors.black),('TOPPADDING',(0,k),(-1,k),5)]
    tot.append(dict(label='All parks',**dict(zip(K,map(d,G)))))
    data.append(['share of total owed','']+[f"{x/G[0]*100:.1f}%" for x in G[:6]]+['']); k=len(data)-1; sty+=[('FONT',(0,k),(-1,k),'Helvetica-Oblique',7.5)]
    T=Table(data,colWidths=[46,172,74,74,74,74,74,74,74],repeatRows=1); T.setStyle(TableStyle(sty))
    def foot(c,doc): c.setFont('Helvetica',7); c.drawCentredString(421,22,f"Stannard Asset Services  ·  Owner package tab 6  ·  sheet {doc.page}")
    h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=16,leading=19); h2=ParagraphStyle('h2',fontName='Helvetica',fontSize=9,leading=12)
    SimpleDocTemplate(out(f),pagesize=landscape(A4),leftMargin=52,rightMargin=52,topMargin=34,bottomMargin=38,invariant=1).build([Paragraph('Tenant Delinquency by Month Billed',h),Paragraph('Office portfolio. Balances open at June 30, 2026, US dollars.',h2),Spacer(1,8),T],onFirstPage=foot,onLaterPages=foot)
    save(f,'OFFICE','AR','Stannard Asset Services','by tenant and by month billed, three parks, total first, deposit column, landscape A4 PDF','month buckets; dashes; note lines under tenants; percentage line at the end (not a sum)',K,rows,tot)

# ================================================================== 7  UM apartments by floor plan PDF
def um_apts():
    rng=random.Random(SEED+7); f='Unit Mix - The Alder at Prescott.pdf'
    S_=[('Studio',0,[('S1','Birch',1,512,18),('S2','Birch Loft',1,566,10)]),
       ('One Bedroom',1,[('A1','Cedar',1,648,40),('A2','Cedar w/ Den',1,731,24),('A3','Cottonwood',1,702,32),('A4','Cottonwood ADA',1,702,4),('A5','Cypress',1.5,795,12)]),
       ('Two Bedroom',2,[('B1','Elm',1,918,24),('B2','Elm Grande',2,1004,36),('B3','Hawthorn',2,1066,28),('B4','Hawthorn Corner',2,1121,16),('B5','Hemlock Townhome',2.5,1244,10),('B6','Elm ADA',2,1004,3)]),
       ('Three Bedroom',3,[('C1','Juniper',2,1310,18),('C2','Juniper Corner',2,1378,8),('C3','Magnolia Townhome',2.5,1496,5),('C4','Penthouse',3,1710,1)])]
    N=sum(p[4] for s in S_ for p in s[2])
    K=['beds','baths','sf','units','pct_units','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_sf']
    data=[['Plan','Name','Bed','Bath','Avg\nSF','Unit count','','Occupancy','','','Market rent','','','In-place rent',''],['','','','','','Units','% of\ntotal','Occ.','Vac.','% Occ.','Avg','$/SF','Monthly','Avg','$/SF']]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',8.4),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#37474f')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE')]
    for a,b in((5,6),(7,9),(10,12),(13,14)): sty+=[('SPAN',(a,0),(b,0)),('ALIGN',(a,0),(b,0),'CENTER'),('LINEBELOW',(a,0),(b,0),.5,colors.white)]
    for j in range(5): sty.append(('SPAN',(j,0),(j,1)))
    rows=[];tot=[];GG=[]
    def agg(l):
        u=sum(x['u'] for x in l);o=sum(x['o'] for x in l);sf=sum(x['u']*x['sf'] for x in l);mt=sum(x['mt'] for x in l);at=sum(x['at'] for x in l); osf=sum(x['o']*x['sf'] for x in l)
        return dict(sf=round(sf/u),units=u,pct_units=round(u/N*100,1),occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=round(mt/u),market_sf=round(mt/sf,2),market_total=mt,**({} if not o else dict(actual=round(at/o),actual_sf=round(at/osf,2))))
    FM=dict(beds='{:d}',baths='{:.1f}',sf='{:,d}',units='{:d}',pct_units='{:.1f}%',occupied='{:d}',vacant='{:d}',pct_occ='{:.1f}%',market='${:,d}',market_sf='{:.2f}',market_total='${:,d}',actual='${:,d}',actual_sf='{:.2f}')
    def line(a,b,r): data.append([a,b]+[FM[k].format(r[k]) if k in r else ('' if k in('beds','baths') else '-') for k in K])
    for i,(s,bd,ps) in enumerate(S_):
        data.append([s]+['']*14); k=len(data)-1; sty+=[('FONT',(0,k),(0,k),'Helvetica-Bold',9),('TOPPADDING',(0,k),(-1,k),6),('LINEBELOW',(0,k),(-1,k),.5,colors.grey)]
        l=[]
        for c_,n,ba,sf,u in ps:
            o=u-rng.choice([0,1,1,2,3]) if u>8 else u-rng.choice([0,0,1]); 
            if c_=='C4': o=0
            mk=int(round((620+sf*1.16+bd*60+rng.randint(-40,70))/5)*5); at=sum(mk-rng.randint(-30,140) for _ in range(o))
            x=dict(u=u,o=o,sf=sf,mt=mk*u,at=at); l.append(x); r=dict(beds=bd,baths=ba,**agg([x])); line(c_,n,r); rows.append(dict(type=c_,desc=n,**r))
        GG+=l; r=agg(l); lab=f"{s} Total/Avg"; line(lab,'',r); tot.append(dict(label=lab,**r)); k=len(data)-1
        sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8.4),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#eceff1'))]
    r=agg(GG); line('Property Total/Avg','',r); tot.append(dict(label='Property Total/Avg',**r)); k=len(data)-1
    sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8.8),('LINEABOVE',(0,k),(-1,k),1.2,colors.black),('LINEBELOW',(0,k),(-1,k),1.2,colors.black)]
    T=Table(data,colWidths=[34,106,28,30,40,38,42,34,34,46,52,38,62,52,38],repeatRows=2); T.setStyle(TableStyle(sty))
    h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=17,leading=21); h2=ParagraphStyle('h2',fontName='Helvetica',fontSize=9,leading=12); h3=ParagraphStyle('h3',fontName='Helvetica',fontSize=7.5,leading=10)
    SimpleDocTemplate(out(f),pagesize=landscape(letter),leftMargin=50,rightMargin=50,topMargin=36,bottomMargin=34,invariant=1).build([Paragraph('The Alder at Prescott',h),Paragraph('Unit mix and rents by floor plan, as of July 1, 2026',h2),Spacer(1,8),T,Spacer(1,8),Paragraph('Occupied includes notice units. In-place rent is the average lease rent of occupied homes before concessions; averages on total lines are weighted by units (market) or occupied units (in-place).',h3)])
    save(f,'MULTIFAMILY','UM','asset manager, Alder owner report','by floor plan within bedroom groups, grouped two-line header, landscape PDF','weighted averages on total lines; a plan with no occupied unit (dashes)',K,rows,tot)

# ================================================================== 8  UM storage XLSX (planted count_wrong)
def um_storage():
    rng=random.Random(SEED+8); f='StowRight Pell City unit mix 7-1-26.xlsx'
    secs=[('Climate Controlled - Interior',[('CC0505','5 x 5',25,46,64),('CC0510','5 x 10',50,82,96),('CC0710','7.5 x 10',75,30,127),('CC1010','10 x 10',100,74,158),('CC1015','10 x 15',150,38,214),('CC1020','10 x 20',200,16,268)]),
      ('Drive-Up',[('DU0510','5 x 10',50,40,72),('DU1010','10 x 10',100,68,118),('DU1015','10 x 15',150,57,152),('DU1020','10 x 20',200,61,187),('DU1025','10 x 25',250,19,226),('DU1030','10 x 30',300,24,259)]),
      ('Vehicle Parking',[('PK1020','10 x 20 open',200,22,55),('PK1230','12 x 30 open',360,18,84),('PK1240','12 x 40 canopy',480,13,149)])]
    EC='other:Econ Occ'; K=['sf','units','total_sf','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_total',EC]
    H=['Code','Size','SF','# Units','Net Rentable SF','Rented','Vacant','Phys Occ','Street Rate','Street $/SF','Gross Potential','Avg In-Place','In-Place Rent','Econ Occ']
    NF=['#,##0','#,##0','#,##0','#,##0','#,##0','0.0%','$#,##0.00','0.00','$#,##0','$#,##0.00','$#,##0','0.0%']
    wb=openpyxl.Workbook(); wb.remove(wb.active); cv=wb.create_sheet('Cover'); ws=wb.create_sheet('Unit Mix')
    cv['B2']='StowRight - Pell City'; cv['B3']='Monthly owner package, June 2026'; cv['B5']='Tab 2: Unit Mix'; cv['B2'].font=Font(size=20,bold=True)
    ws['B1']='StowRight – Pell City, Store 0077'; ws['B1'].font=Font(name='Arial',size=14,bold=True); ws['B2']='Unit mix & rate summary, July 1, 2026'
    th=Side(style='thin',color='FF999999'); fill=PatternFill('solid',fgColor='FFF4B183')
    for j,x in enumerate(H,2):
        c=ws.cell(4,j,x); c.font=Font(name='Arial',size=9,bold=True); c.fill=fill; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(top=th,bottom=th,left=th,right=th)
    r=5; rows=[];tot=[];A=[]
    def agg(l,one=None):
        u=sum(x['u'] for x in l);o=sum(x['o'] for x in l);sf=sum(x['u']*x['sf'] for x in l);g=sum(x['u']*x['st'] for x in l);a=sum(x['a'] for x in l)
        v=dict(units=u,total_sf=sf,occupied=o,vacant=u-o,pct_occ=round(o/u,3),market=round(g/u,2),market_sf=round(g/sf,2),market_total=g,actual=round(a/o,2),actual_total=a); v[EC]=round(a/g,3)
        if one: v['sf']=one
        return v
    def put(v,bold=False):
        for j,(k,n) in enumerate(zip(K,NF),4):
            if k in v:
                c=ws.cell(r,j,v[k]); c.number_format=n
        for j in range(2,16):
            c=ws.cell(r,j); c.font=Font(name='Arial',size=9,bold=bold); c.border=Border(top=th,bottom=th)
            if bold: c.fill=PatternFill('solid',fgColor='FFFBE5D6')
    for s,l in secs:
        ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=15); ws.cell(r,2,s).font=Font(name='Arial',size=10,bold=True,italic=True); r+=1; xs=[]
        for code,size,sf,u,st in l:
            o=int(u*rng.uniform(.78,.99)); a=sum(int(st*rng.uniform(.74,1.2)) for _ in range(o)); x=dict(u=u,o=o,sf=sf,st=st,a=a); xs.append(x)
            v=agg([x],sf); ws.cell(r,2,code); ws.cell(r,3,size); put(v); rows.append(dict(type=code,desc=size,**v)); r+=1
        v=agg(xs); lab='Subtotal '+s; ws.cell(r,2,lab); put(v,True); tot.append(dict(label=lab,**v)); A+=xs; r+=1
    r+=1; v=agg(A); true=v['units']; wrong=true-9
    planted={"what":f"'Store Total' prints {wrong} units; the rows and section subtotals add to {true} (rented + vacant too)","kind":"count_wrong"}
    v['units']=wrong; ws.cell(r,2,'Store Total'); put(v,True); tot.append(dict(label='Store Total',**v)); r+=2
    ws.cell(r,2,'Office, manager apartment and 2 company-use units are not part of this schedule. Street rate = web rate before promotions.').font=Font(name='Arial',size=8,italic=True)
    ws.column_dimensions['A'].width=2
    for j,w in enumerate([10,15,7,8,11,8,8,8,10,9,12,11,12,8],2): ws.column_dimensions[L(j)].width=w
    ws.row_dimensions[4].height=28; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.sheet_view.showGridLines=False
    wb.active=1; wb.save(out(f))
    save(f,'SELF_STORAGE','UM','StowRight district manager','by size within storage kind, xlsx with cover tab, table starts in column B','cover sheet; section rows; subtotals; planted',K,rows,tot,planted)

# ================================================================== 9  UM by building CSV
def um_building():
    rng=random.Random(SEED+9); f='halcyon_ridge_unitmix_bldg.csv'
    types=[('1A-Cl','1x1 Classic',1,1,684,1175),('1A-Rn','1x1 Renovated',1,1,684,1320),('2A-Cl','2x1 Classic',2,1,888,1340),('2A-Rn','2x1 Renovated',2,1,888,1495),('2B-Rn','2x2 Renovated',2,2,1012,1640),('3A-Cl','3x2 Classic',3,2,1236,1795),('3A-Rn','3x2 Renovated',3,2,1236,1965)]
    H=['Bldg','Unit Type','Type Description','Bd','Ba','Units','Sq Ft','Total Sq Ft','Occupied','Vacant','% Occupied','Avg Market','Total Market','Avg In Place','Total In Place','Loss to Lease']
    K=['beds','baths','units','sf','total_sf','occupied','vacant','pct_occ','market','market_total','actual','actual_total','ltl']
    W=csv.writer(open(out(f),'w',newline='',encoding='utf-8'))
    W.writerow(['Halcyon Ridge Apartments']); W.writerow(['Unit Mix by Building']); W.writerow(['As Of: 06/30/2026','','Owner: HR Gables Venture LLC']); W.writerow([]); W.writerow(H)
    def agg(l):
        u=sum(x['u'] for x in l);o=sum(x['o'] for x in l);mt=sum(x['mt'] for x in l);at=sum(x['at'] for x in l); v=dict(units=u)
        if len(l)==1: v['sf']=l[0]['sf']
        v.update(total_sf=sum(x['u']*x['sf'] for x in l),occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=round(mt/u,2),market_total=mt)
        if o: v['actual']=round(at/o,2)
        v['actual_total']=at; v['ltl']=sum(x['ltl'] for x in l); return v
    def fm(k,x): return '' if x is None else f"{x:.1f}%" if k=='pct_occ' else f"{x:,.2f}" if k in('market','actual') else f"{x:,d}" if x>=0 else f"({-x:,d})"
    rows=[];tot=[];A=[]
    for b in ['01','02','03','04','05','06','07','CH']:
        pick=sorted(rng.sample(range(7),rng.choice([3,4,4,5]))) if b!='CH' else [1]; l=[]
        for i in pick:
            t,ds,bd,ba,sf,mk=types[i]; u=rng.choice([2,4,4,6,8]) if b!='CH' else 2
            o=max(0,u-rng.choice([0,0,0,1,1,2])); mk2=mk+rng.choice([0,0,10,15,-10]); rr=[mk2-rng.randint(-45,110) for _ in range(o)]
            x=dict(u=u,o=o,sf=sf,mt=mk2*u,at=sum(rr),ltl=mk2*o-sum(rr)); l.append(x); v=dict(beds=bd,baths=ba,**agg([x]))
            W.writerow([b,t,ds]+[fm(k,v.get(k)) for k in K]); rows.append({'other:Bldg':b,'type':t,'desc':ds,**v})
        v=agg(l); lab=f"Bldg {b} Total"; W.writerow([lab,'','']+[fm(k,v.get(k)) for k in K]); W.writerow([]); tot.append(dict(label=lab,**v)); A+=l
    v=agg(A); W.writerow(['Property Total','','']+[fm(k,v.get(k)) for k in K]); tot.append(dict(label='Property Total',**v))
    W.writerow([]); W.writerow(['Loss to Lease = market less in-place rent on occupied units; vacant units excluded. CH = clubhouse apartments.'])
    save(f,'MULTIFAMILY','UM','Halcyon Ridge regional, export','by building, types repeat in each building, csv export with preamble','same type code in several buildings; quoted thousands; negative loss to lease in parentheses',K,rows,tot)

for fn in(tb_retail,tb_office,tb_storage,ar_apts,ar_retail,ar_office,um_apts,um_storage,um_building): fn()
json.dump(INDEX,open(os.path.join(HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
