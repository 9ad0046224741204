import random, subprocess, os
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, LETTER, LEGAL, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib import colors
from reportlab.lib.units import mm
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
import reportlab.rl_config as rc; rc.invariant=1
F='/usr/share/fonts/truetype/'
for n,p in {'Ser':'liberation/LiberationSerif-Regular','SerB':'liberation/LiberationSerif-Bold','SerI':'liberation/LiberationSerif-Italic',
 'San':'liberation/LiberationSans-Regular','SanB':'liberation/LiberationSans-Bold','Nar':'liberation/LiberationSansNarrow-Regular','NarB':'liberation/LiberationSansNarrow-Bold',
 'Mon':'liberation/LiberationMono-Regular','MonB':'liberation/LiberationMono-Bold','Dej':'dejavu/DejaVuSansCondensed','DejB':'dejavu/DejaVuSansCondensed-Bold','DjS':'dejavu/DejaVuSerifCondensed','DjSB':'dejavu/DejaVuSerifCondensed-Bold'}.items():
    pdfmetrics.registerFont(TTFont(n,F+p+'.ttf'))

# ---------------------------------------------------------------- 1 UK statutory accounts
def d1():
    fn='calder_wharf_accounts_2025.pdf'
    a=St('Statement of Comprehensive Income','Calder Wharf Estates Limited','2024-04-01','2025-03-31',['2025','2024'],page=3,dec=0)
    r1=a.L('Rents receivable',[2846310,2713905],note='4');r2=a.L('Service charge and other recoveries',[391226,368440],note='4')
    t=a.T('Turnover',[r1,r2],key='total_income',rule=1,b=1)
    c=a.L('Property operating costs',[-837418,-788129],sp=1)
    g=a.T('Gross profit',[t,c],rule=1,b=1)
    ad=a.L('Administrative expenses',[-348902,-331776],sp=1);o=a.L('Other operating income',[24500,18250])
    rv=a.L('(Deficit)/surplus on revaluation of investment property',[-1250000,475000],note='9')
    op=a.T('Operating profit',[g,ad,o,rv],rule=1,b=1,note='5')
    i1=a.L('Interest receivable and similar income',[12884,6310],sp=1);i2=a.L('Interest payable and similar expenses',[-1121460,-986235],note='7')
    pb=a.T('(Loss)/profit before taxation',[op,i1,i2],rule=1,b=1)
    tx=a.L('Tax on (loss)/profit',[141090,-336870],note='8',sp=1)
    pf=a.T('(Loss)/profit for the financial year',[pb,tx],typ='TOTAL',key='net_income',rule=2,b=1)
    b=St('Statement of Financial Position','Calder Wharf Estates Limited',None,'2025-03-31',['2025','2024'],page=4,dec=0)
    na24=None
    cash24=1204518
    b.H('Fixed assets',b=1)
    x1=b.L('Investment property',[31750000,33000000],note='9');x2=b.L('Tangible assets',[62415,78020],note='10')
    fa=b.T('',[x1,x2],rule=1)
    cur24=377904+cash24; na24=33078020+cur24-1188255-20600000-1986350
    prof=a.v(pf)
    na25=na24+prof
    fixed25=31812415; cred25=-2214390; long25=-19400000; dt25=-1673850
    cash25=na25-fixed25-cred25-long25-dt25-418226
    b.H('Current assets',b=1,sp=1)
    y1=b.L('Debtors',[418226,377904],note='11');y2=b.L('Cash at bank and in hand',[cash25,cash24])
    ca=b.T('',[y1,y2],rule=1)
    cr=b.L('Creditors: amounts falling due within one year',[cred25,-1188255],note='12',b=1,sp=1)
    nc=b.T('Net current (liabilities)/assets',[ca,cr],rule=1,b=1)
    ta=b.T('Total assets less current liabilities',[fa,nc],rule=1,b=1,sp=1)
    cl=b.L('Creditors: amounts falling due after more than one year',[long25,-20600000],note='13',b=1,sp=1)
    b.H('Provisions for liabilities',b=1,sp=1);pr=b.L('Deferred taxation',[dt25,-1986350],note='14')
    n=b.T('Net assets',[ta,cl,pr],typ='TOTAL',rule=2,b=1,sp=1)
    b.H('Capital and reserves',b=1,sp=1)
    e1=b.L('Called up share capital',[1000,1000],note='15');e2=b.L('Share premium account',[2400000,2400000])
    e3=b.L('Fair value reserve',[5210000-937500,5210000]);
    pl24=na24-2401000-5210000; pl25=na25-2401000-4272500
    e4=b.L('Profit and loss account',[pl25,pl24])
    s=b.T("Shareholders' funds",[e1,e2,e3,e4],typ='TOTAL',key='total_equity',rule=2,b=1)
    assert b.rows[s]['v']==b.rows[n]['v'],(b.rows[s],b.rows[n]); print('cash25',cash25)
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=A4,invariant=1);W,Hh=A4
    c.setFont('Ser',10);c.drawRightString(W-70,Hh-70,'Company registration number: 0X418826 (England and Wales)')
    c.setFont('SerB',20);c.drawCentredString(W/2,500,'CALDER WHARF ESTATES LIMITED')
    c.setFont('SerB',13);c.drawCentredString(W/2,460,'ANNUAL REPORT AND FINANCIAL STATEMENTS');c.drawCentredString(W/2,440,'FOR THE YEAR ENDED 31 MARCH 2025');c.showPage()
    c.setFont('SerB',12);c.drawString(70,Hh-70,'CALDER WHARF ESTATES LIMITED');c.setFont('SerB',11);c.drawString(70,Hh-100,'CONTENTS')
    for k,(x,p) in enumerate([('Directors’ report','1'),('Independent auditor’s report','2 – 5'),('Statement of comprehensive income','6'),('Statement of financial position','7'),('Notes to the financial statements','8 – 17')]):
        c.setFont('Ser',11);c.drawString(70,Hh-130-20*k,x);c.drawRightString(W-70,Hh-130-20*k,p)
    c.showPage()
    def page(st,title,sub,pn,foot,h2):
        c.setFont('SerB',12);c.drawString(70,Hh-62,'CALDER WHARF ESTATES LIMITED');c.setFont('SerB',11);c.drawString(70,Hh-84,title);c.drawString(70,Hh-98,sub)
        c.setLineWidth(.8);c.line(70,Hh-104,W-70,Hh-104)
        y=Hh-126;X=[430,W-72];c.setFont('SerB',10.5);c.drawCentredString(348,y-6,'Note')
        for x,t in zip(X,st.cols): c.drawRightString(x,y,t);c.drawRightString(x,y-13,'£')
        y-=36
        for r in st.rows:
            d=r['d'];y-=8 if d.get('sp') else 0
            f='SerB' if d.get('b') else 'Ser'
            c.setFont(f,10.5);lab=r['label']
            if len(lab)>44:
                k=lab.rfind(' ',0,44);c.drawString(70,y,lab[:k]);y-=12.5;c.drawString(70 if d.get('b') else 70,y,lab[k+1:])
            else: c.drawString(70,y,lab)
            c.setFont('Ser',10.5)
            if d.get('note'): c.drawCentredString(348,y,d['note'])
            for x,v in zip(X,r['v']):
                if d.get('rule'): c.setLineWidth(.5);c.line(x-68,y+10,x+2,y+10)
                c.setFont('SerB' if (d.get('b') and r['t']!='LINE') else 'Ser',10.5)
                t=par(v,0);c.drawRightString(x+(3.5 if t.endswith(')') else 0),y,t)
                if d.get('rule')==2: c.line(x-68,y-3,x+2,y-3);c.line(x-68,y-5,x+2,y-5)
            y-=20 if d.get('rule') else 15.5
        c.setFont('Ser',9.5);
        for k,l in enumerate(foot): c.drawString(70,y-18-13*k,l)
        c.setFont('Ser',9);c.drawString(70,60,'The notes on pages 8 to 17 form part of these financial statements.');c.drawCentredString(W/2,40,f'- {pn} -');c.showPage()
    page(a,'STATEMENT OF COMPREHENSIVE INCOME','FOR THE YEAR ENDED 31 MARCH 2025',6,['There was no other comprehensive income for 2025 (2024: £NIL).','All amounts relate to continuing operations.'],0)
    page(b,'STATEMENT OF FINANCIAL POSITION','AS AT 31 MARCH 2025',7,['The financial statements have been prepared in accordance with the provisions applicable to small companies and were','approved and authorised for issue by the board on 18 July 2025 and signed on its behalf by:','','','A director'],0)
    c.save()
    save(fn,[a,b],'OFFICE','BALANCE_SHEET','advisory','UK statutory accounts, two years, note column, cover, unlabelled subtotals',True)

# ---------------------------------------------------------------- 2 management accounts by property (Calc -> pdf)
def d2():
    import openpyxl
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    rnd=random.Random(412)
    fn='tamarack_centers_q3_by_property.pdf'
    P=['Elm Fork Plaza','Ridgeway Square','Colby Crossing','Sutter Mill Shops','Harlan Corners','Five Oaks Center']
    S=[112400,64250,88900,41320,73600,29875]
    st=St('Income Statement by Property','Tamarack Centers Fund II, L.P.','2025-07-01','2025-09-30',P+['Fund Total'],dec=0)
    def L(label,psf,j=.15,zero=(),neg=False,**d):
        v=[0 if i in zero else int(round(s*psf/4*(1+rnd.uniform(-j,j)))) for i,s in enumerate(S)]
        if neg: v=[-x for x in v]
        return st.L(label,v+[sum(v)],**d)
    st.H('REVENUE')
    a=[L('Base Rent',17.4,.2),L('Percentage Rent',.35,.7,(1,4,5)),L('CAM Recoveries',3.1),L('Real Estate Tax Recoveries',2.6),L('Insurance Recoveries',.55),L('Other Income',.16,.8),L('Bad Debt',.22,.9,(3,),True)]
    inc=st.T('Total Revenue',a,key='total_income')
    st.H('OPERATING EXPENSES')
    e=[L('Common Area Maintenance',1.35),L('Landscaping & Snow',.42,.4),L('Repairs & Maintenance',.88,.4),L('Utilities',.64),L('Security',.3,.3,(3,5)),L('Management Fee',.82,.02),L('Insurance',.62),L('Real Estate Taxes',2.9),L('Non-Recoverable Expense',.21,.6)]
    ex=st.T('Total Operating Expenses',e,key='total_operating_expenses')
    noi=st.T('NET OPERATING INCOME',[inc,(ex,-1)],typ='TOTAL',key='noi')
    st.L('NOI Margin',[round(st.v(noi,k)/st.v(inc,k),3) for k in range(7)],pct=1)
    st.H('OTHER')
    o=[L('Mortgage Interest',4.9,.12,(5,)),L('Asset Management Fee',.6,.02),L('Depreciation & Amortization',3.7,.15),L('Legal & Professional',.18,.7)]
    oo=st.T('Total Other',o)
    st.T('NET INCOME (LOSS)',[noi,(oo,-1)],typ='TOTAL',key='net_income')
    # planted: one digit changed in R&M of Colby Crossing
    i=e[2];old=st.rows[i]['v'][2];s=list(str(old));s[1]=str((int(s[1])+4)%10);new=int(''.join(s));st.rows[i]['v'][2]=new
    st.planted={"what":f"Repairs & Maintenance, Colby Crossing printed {new:,} instead of {old:,}; neither the row nor the column adds","kind":"digit_changed"}
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Q3'
    ws['A1']='TAMARACK CENTERS FUND II, L.P.';ws['A2']='Income Statement by Property';ws['A3']='For the Three Months Ended September 30, 2025 (unaudited)'
    for k in (1,2,3): ws[f'A{k}'].font=Font(name='Carlito',bold=k<3,size=14-k,italic=k==3)
    fill=PatternFill('solid',fgColor='1F3B57')
    for j,(p,s,loc) in enumerate(zip(P+['Fund Total'],S+[sum(S)],['Tulsa, OK','Wichita, KS','Omaha, NE','Boise, ID','Topeka, KS','Salina, KS',''])):
        for k,x in enumerate((p,loc,f'{s:,} SF')):
            c=ws.cell(5+k,2+j,x);c.font=Font(name='Carlito',bold=k==0,color='FFFFFF',size=10);c.fill=fill;c.alignment=Alignment(horizontal='right',wrap_text=True)
    for k in range(3): ws.cell(5+k,1).fill=fill
    r=9
    for row in st.rows:
        if row['t']=='HEADING' and r>9: r+=1
        c=ws.cell(r,1,row['label']);tot=row['t'] in('SUBTOTAL','TOTAL')
        c.font=Font(name='Carlito',size=10,bold=row['t']!='LINE',italic=bool(row['d'].get('pct')));c.alignment=Alignment(indent=1 if row['t']=='LINE' else 0)
        for j,v in enumerate(row['v']):
            if v is None: continue
            c=ws.cell(r,2+j,v);c.font=Font(name='Carlito',size=10,bold=tot,italic=bool(row['d'].get('pct')))
            c.number_format='0.0%' if row['d'].get('pct') else ('$#,##0_);($#,##0);"–"_)' if tot else '#,##0_);(#,##0);"–"_)')
            if tot: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['t']=='TOTAL' else Side())
            if j==6: c.fill=PatternFill('solid',fgColor='E8EDF2')
        r+=1
    # dashes printed for zero -> neutral
    for row in st.rows: row['v']=[None if v==0 else v for v in row['v']]
    ws.cell(r+1,1,'Prepared for limited partners by the general partner from the property managers’ ledgers. Colby Crossing: anchor lease renewed through 2033.').font=Font(name='Carlito',size=8,italic=True)
    ws.column_dimensions['A'].width=31
    for j in 'BCDEFGH': ws.column_dimensions[j].width=15
    ws.page_setup.orientation='landscape';ws.page_setup.paperSize=1;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    ws.oddFooter.right.text='Page &P of &N';ws.oddFooter.left.text='Confidential'
    p=os.path.join(BUILD,fn[:-4]+'.xlsx');wb.save(p)
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,p],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    save(fn,[st],'RETAIL','OPERATING_STATEMENT','advisory','properties across, three-line header, spreadsheet printed to PDF',True)

# ---------------------------------------------------------------- 3 German Bilanz + GuV
def d3():
    fn='Jahresabschluss_Lindenhof_2024.pdf'
    nm='Lindenhof Wohnbau GmbH & Co. KG'
    C=['31.12.2024 EUR','31.12.2023 EUR']
    g=St('Gewinn- und Verlustrechnung für die Zeit vom 1. Januar bis 31. Dezember 2024',nm,'2024-01-01','2024-12-31',['2024 EUR','2023 EUR'],page=2)
    g.H('Umsatzerlöse',n='1.')
    a=[g.L('aus der Hausbewirtschaftung',[3412886.41,3298140.07],n='a)'),g.L('aus Betreuungstätigkeit',[48200.00,45600.00],n='b)')]
    u=g.T('Summe Umsatzerlöse',a)
    bv=g.L('Erhöhung/Verminderung des Bestandes an unfertigen Leistungen',[21344.18,-9870.55],n='2.')
    sb=g.L('Sonstige betriebliche Erträge',[36718.92,112405.30],n='3.')
    ge=g.T('Gesamtleistung',[u,bv,sb],key='total_income')
    g.H('Aufwendungen für bezogene Lieferungen und Leistungen',n='4.')
    h=[g.L('Betriebskosten',[-842116.73,-801334.28],n='a)'),g.L('Instandhaltungsaufwendungen',[-566903.11,-472815.94],n='b)'),g.L('Andere Aufwendungen der Hausbewirtschaftung',[-38477.60,-35120.12],n='c)')]
    ro=g.T('Rohergebnis',[ge]+h)
    g.H('Personalaufwand',n='5.')
    p=[g.L('Löhne und Gehälter',[-288340.00,-276912.50],n='a)'),g.L('Soziale Abgaben und Aufwendungen für Altersversorgung',[-61877.29,-58806.41],n='b)')]
    ab=g.L('Abschreibungen auf Sachanlagen',[-611240.00,-604118.00],n='6.')
    so=g.L('Sonstige betriebliche Aufwendungen',[-143906.85,-151227.66],n='7.')
    z1=g.L('Sonstige Zinsen und ähnliche Erträge',[9214.03,2106.77],n='8.');z2=g.L('Zinsen und ähnliche Aufwendungen',[-498117.36,-511986.20],n='9.')
    es=g.T('Ergebnis nach Steuern',[ro]+p+[ab,so,z1,z2],n='10.')
    gs=g.L('Sonstige Steuern',[-118402.51,-117960.44],n='11.')
    ju=g.T('Jahresüberschuss',[es,gs],typ='TOTAL',key='net_income',n='12.')
    JU=g.rows[ju]['v']
    b=St('Bilanz zum 31. Dezember 2024',nm,None,'2024-12-31',C,page=1)
    b.H('AKTIVA',side=0,top=1)
    b.H('Anlagevermögen',n='A.');b.H('Sachanlagen',n='I.')
    s=[b.L('Grundstücke mit Wohnbauten',[24812630.00,25317220.00],n='1.'),b.L('Grundstücke mit Geschäftsbauten',[3106500.00,3190150.00],n='2.'),b.L('Betriebs- und Geschäftsausstattung',[41820.00,52614.00],n='3.'),b.L('Geleistete Anzahlungen',[186400.25,0.0],n='4.')]
    av=b.T('Summe Anlagevermögen',s)
    b.H('Umlaufvermögen',n='B.')
    ul=b.L('Unfertige Leistungen',[823905.44,802561.26],n='I.')
    b.H('Forderungen und sonstige Vermögensgegenstände',n='II.')
    f=[b.L('Forderungen aus Vermietung',[67218.39,58930.15],n='1.'),b.L('Sonstige Vermögensgegenstände',[23144.70,31882.06],n='2.')]
    # passiva numbers first
    ek=[1500000.00,1500000.00]; rl=[6120000.00,5900000.00]
    rs=[74500.00,81300.00]; bk=[20588214.55,21120733.91]; an=[871330.20,846214.88]; li=[132871.06,118446.31]; sv=[41266.18,39007.42]; rap=[18422.10,17960.33]
    tp=[round(ek[i]+rl[i]+JU[i]+rs[i]+bk[i]+an[i]+li[i]+sv[i]+rap[i],2) for i in (0,1)]
    arap=[7316.90,6980.00]
    fl=[round(tp[i]-b.rows[av]['v'][i]-b.v(ul,i)-sum(b.v(k,i) for k in f)-arap[i],2) for i in (0,1)]
    print('Bank DE',fl,JU)
    gk=b.L('Guthaben bei Kreditinstituten',fl,n='III.')
    uv=b.T('Summe Umlaufvermögen',[ul]+f+[gk])
    ra=b.L('Rechnungsabgrenzungsposten',arap,n='C.')
    ta=b.T('Summe Aktiva',[av,uv,ra],typ='TOTAL',key='total_assets')
    nA=len(b.rows)
    b.H('PASSIVA',side=1,top=1)
    b.H('Eigenkapital',n='A.')
    q=[b.L('Kapitalanteile der Kommanditisten',ek,n='I.'),b.L('Rücklagen',rl,n='II.'),b.L('Jahresüberschuss',JU,n='III.')]
    se=b.T('Summe Eigenkapital',q,key='total_equity')
    b.H('Rückstellungen',n='B.');rr=b.L('Sonstige Rückstellungen',rs)
    b.H('Verbindlichkeiten',n='C.')
    v=[b.L('Verbindlichkeiten gegenüber Kreditinstituten',bk,n='1.'),b.L('Erhaltene Anzahlungen',an,n='2.'),b.L('Verbindlichkeiten aus Lieferungen und Leistungen',li,n='3.'),b.L('Sonstige Verbindlichkeiten',sv,n='4.')]
    vv=b.T('Summe Verbindlichkeiten',v,key='total_liabilities')
    rp=b.L('Rechnungsabgrenzungsposten',rap,n='D.')
    tt=b.T('Summe Passiva',[se,rr,vv,rp],typ='TOTAL')
    assert b.rows[tt]['v']==b.rows[ta]['v']
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=landscape(A4),invariant=1);W,Hh=landscape(A4)
    c.setFont('DejB',12);c.drawString(36,Hh-40,nm+', Melsungen-Süd');c.setFont('DejB',10.5);c.drawString(36,Hh-58,'Bilanz zum 31. Dezember 2024')
    for side,rows in ((0,b.rows[:nA]),(1,b.rows[nA:])):
        x0=36+side*395;X=[x0+292,x0+372];y=Hh-90
        c.setFont('DejB',9);c.drawString(x0,y,rows[0]['label'])
        c.setFont('Dej',7.5)
        for x,t in zip(X,['31.12.2024','31.12.2023']): c.drawRightString(x,y+4,t);c.drawRightString(x,y-6,'EUR')
        c.setLineWidth(1);c.line(x0,y-11,x0+374,y-11);y-=28
        for r in rows[1:]:
            if r['t']=='TOTAL':
                y=150
            st_=r['d'].get('n','')
            ind={'A':0,'B':0,'C':0,'D':0,'I':14}.get(st_[:1],28) if st_ else (0 if r['t']!='LINE' else 28)
            if r['t']=='HEADING' and st_[:1] in 'ABCD': y-=5
            bold=r['t']!='LINE' and not st_.startswith('I')
            c.setFont('DejB' if bold else 'Dej',8)
            c.drawString(x0+ind,y,st_);lab=r['label'];lx=x0+ind+(16 if st_ else 0)
            if pdfmetrics.stringWidth(lab,'Dej',8)>X[0]-60-lx:
                k=lab.rfind(' ',0,30);c.drawString(lx,y,lab[:k]);y-=10;c.drawString(lx,y,lab[k+1:])
            else: c.drawString(lx,y,lab)
            for x,v in zip(X,r['v']):
                if r['t'] in('SUBTOTAL','TOTAL'): c.setLineWidth(.4);c.line(x-66,y+9,x,y+9)
                if v is not None: c.drawRightString(x,y,de(v))
                if r['t']=='TOTAL': c.line(x-66,y-3,x,y-3);c.line(x-66,y-5,x,y-5)
            y-=14.5 if r['t']!='SUBTOTAL' else 19
    c.setLineWidth(.4);c.line(36+384,Hh-85,36+384,140)
    c.setFont('Dej',7);c.drawString(36,40,'Anlage 1');c.drawRightString(W-36,40,'Seite 1');c.showPage()
    c.setFont('DejB',12);c.drawString(36,Hh-40,nm+', Melsungen-Süd');c.setFont('DejB',10.5);c.drawString(36,Hh-58,'Gewinn- und Verlustrechnung für die Zeit vom 1. Januar bis 31. Dezember 2024')
    X=[620,760];y=Hh-84;c.setFont('DejB',9)
    for x,t in zip(X,['2024','2023']): c.drawRightString(x,y,t);c.drawRightString(x,y-11,'EUR')
    y-=28
    for r in g.rows:
        n=r['d'].get('n','');ind=18 if n.endswith(')') else 0
        c.setFont('DejB' if r['t'] in('TOTAL','SUBTOTAL') else 'Dej',9)
        c.drawString(60+ind,y,n);c.drawString(60+ind+(24 if n else 0) if r['t']!='SUBTOTAL' or n else 84,y,r['label'])
        for x,v in zip(X,r['v']):
            if r['t']!='LINE' and v is not None: c.setLineWidth(.4);c.line(x-84,y+10,x,y+10)
            if v is not None: c.drawRightString(x,y,de(v))
            if r['t']=='TOTAL': c.line(x-84,y-3,x,y-3);c.line(x-84,y-5,x,y-5)
        y-=16.4
    c.setFont('Dej',7);c.drawString(36,40,'Anlage 2');c.drawRightString(W-36,40,'Seite 2');c.showPage();c.save()
    save(fn,[b,g],'MULTIFAMILY','BALANCE_SHEET','advisory','German HGB Bilanz in Kontoform (side by side) and GuV',True)

# ---------------------------------------------------------------- 4 UK service charge statement
def d4():
    fn='weavers_yard_service_charge_2024.pdf'
    rnd=random.Random(77)
    cols=['Schedule 1 All Tenants','Schedule 2 Mall','Schedule 3 Food Court','Total Actual 2024','Budget 2024','Variance','Actual 2023']
    st=St('Service Charge Expenditure Statement',"The Weavers' Yard Shopping Centre",'2023-12-25','2024-12-24',cols)
    def L(code,label,s1,s2,s3):
        v=[round(x*(1+rnd.uniform(-.02,.02))+rnd.random(),2) if x else None for x in (s1,s2,s3)]
        t=round(sum(x or 0 for x in v),2);bu=round(t*(1+rnd.uniform(-.09,.12))/50)*50.0
        return st.L(label,v+[t,bu,round(bu-t,2),round(t*rnd.uniform(.88,1.02),2)],code=code)
    subs=[]
    for hd,ls in [('Management',[('1010','Management fees',86500,14200,6100),('1020','Accounting fees',5200,0,0),('1030','Site management resources',142300,38400,11900),('1040','Health, safety and environmental',9100,2750,1800)]),
      ('Utilities',[('2010','Electricity',64100,118300,31200),('2020','Gas',0,42600,17300),('2030','Water and sewerage',8700,6100,22400)]),
      ('Soft Services',[('3010','Security',231400,0,0),('3020','Cleaning and environmental',118700,96200,48800),('3030','Marketing and promotions',54000,0,0)]),
      ('Hard Services',[('4010','Mechanical and electrical services',38900,67500,14300),('4020','Lift and escalators',0,41800,0),('4030','Suspended access equipment',6400,0,0),('4040','Fabric repairs and maintenance',47200,22900,9700)]),
      ('Insurance',[('6010','Engineering insurance',4100,2900,0),('6020','All risks insurance cover',7800,0,0)]),
      ('Exceptional Expenditure',[('7010','Major works - roof lights (phase 2)',0,128400,0),('7020','Forward funding',25000,0,0)])]:
        st.H(hd)
        subs.append(st.T('Total '+hd,[L(*x) for x in ls]))
    te=st.T('TOTAL EXPENDITURE',subs,typ='TOTAL',key='total_operating_expenses')
    v=[-1180.44,-402.18,-96.75];t=round(sum(v),2)
    ii=st.L('Less: interest credited',v+[t,-1500.0,round(-1500-t,2),-1204.60],code='5010')
    w=[-9400.0,-21350.0,-2600.0];t=round(sum(w),2)
    cc=st.L('Less: car park and commercialisation income',w+[t,-30000.0,round(-30000-t,2),-28115.25],code='5020')
    ne=st.T('NET EXPENDITURE',[te,ii,cc],typ='TOTAL')
    oc=[-870000.0,-540000.0,-155000.0]
    N=st.rows[ne]['v']
    oc=[-round(N[i]*k/500)*500.0 for i,k in ((0,.985),(1,1.012),(2,.97))]
    o=st.L('On-account charges demanded',oc+[sum(oc),-N[4],round(-N[4]-sum(oc),2),-round(N[6]*1.01/500)*500.0])
    st.T('Balance due from / (to) tenants',[ne,o],typ='TOTAL')
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=A4,invariant=1);W,Hh=A4
    X=[222+k*56.5 for k in range(7)];X=[x+12 for x in X]
    def head(pn):
        c.setFillColor(colors.HexColor('#5b2a4a'));c.rect(0,Hh-62,W,62,fill=1,stroke=0);c.setFillColor(colors.white)
        c.setFont('SanB',14);c.drawString(30,Hh-30,"The Weavers' Yard Shopping Centre");c.setFont('San',9.5);c.drawString(30,Hh-47,'Service Charge Expenditure Statement  |  25 December 2023 to 24 December 2024')
        c.setFillColor(colors.black);c.setFont('NarB',7.6);y=Hh-82
        for x,ls in zip(X,[('Schedule 1','All Tenants'),('Schedule 2','Mall'),('Schedule 3','Food Court'),('Total Actual','2024'),('Budget','2024'),('Variance',''),('Actual','2023')]):
            c.drawRightString(x,y,ls[0]);c.drawRightString(x,y-9,ls[1]);c.drawRightString(x,y-18,'£')
        c.drawString(30,y-18,'Code');c.drawString(56,y-18,'Cost category');c.setLineWidth(.6);c.line(30,y-22,W-22,y-22)
        c.setFont('Nar',7);c.drawString(30,28,'Prepared in accordance with the RICS professional statement. Variance: budget less actual. Figures exclude VAT.');c.drawRightString(W-22,28,f'Page {pn} of 2')
        return y-36
    y=head(1);pg=1
    for k,r in enumerate(st.rows):
        if r['label']=='Insurance': c.showPage();y=head(2)
        b=r['t']!='LINE'
        if r['t']=='HEADING':
            y-=4;c.setFillColor(colors.HexColor('#5b2a4a'));c.setFont('SanB',8.6);c.drawString(30,y,r['label']);c.setFillColor(colors.black);y-=14;continue
        if r['t']!='LINE': 
            c.setFillColor(colors.HexColor('#efe6ec'));c.rect(28,y-4,W-48,13,fill=1,stroke=0);c.setFillColor(colors.black)
        c.setFont('NarB' if b else 'Nar',8.2)
        if r['code']: c.drawString(30,y,r['code'])
        c.drawString(56 if not b else 30,y,r['label'])
        for x,v in zip(X,r['v']): c.drawRightString(x,y,par(v,2,zero=None,none='–'))
        y-=14.5 if not b else 22
    y-=6;c.setFont('SanB',8.5);c.drawString(30,y,'Commentary');c.setFont('San',7.8)
    for k,l in enumerate(['Utilities: electricity was re-tendered in October 2023; mall units rates fell from March 2024.','Exceptional: the roof light works (phase 2) completed in August and are recovered from Schedule 2 only.','The balance will be credited or charged to tenants in accordance with their leases with the March 2025 quarter demand.']): c.drawString(30,y-14-11*k,l)
    c.showPage();c.save()
    save(fn,[st],'RETAIL','OPERATING_STATEMENT','advisory','UK service charge statement by schedules, RICS cost classes, two pages',True)

# ---------------------------------------------------------------- 5 quarterly report to noteholders: cash flow
def d5():
    fn='halden_quay_noteholder_report_q3.pdf'
    cols=['Quarter ended 30 Sep 2025','Quarter ended 30 Jun 2025','Nine months ended 30 Sep 2025']
    st=St('Statement of Cash Flows and Application of Available Funds','Halden Quay Office Park','2025-01-01','2025-09-30',cols,page=2,dec=0)
    def L(label,q3,q2,q1,**d): return st.L(label,[q3,q2,(q3 or 0)+(q2 or 0)+(q1 or 0)],**d)
    st.H('A. Cash flows from property operations')
    a=[L('Rents collected',4118640,3986215,3940877),L('Service charge advances collected',712300,712300,698450),L('Parking and antenna income',88415,91020,86744),L('VAT received from tenants, net of VAT paid',36118,-21907,14250)]
    r=st.T('Total collections',a)
    b=[L('Facility management and maintenance',-486220,-511946,-502315),L('Energy and water',-241877,-262040,-389106),L('Property tax',-204000,-204000,-204000),L('Insurance premiums',None,None,-318500),L('Property management fee',-103900,-101400,-100250),L('Legal, valuation and other advisers',-61730,-18240,-47915)]
    e=st.T('Total operating payments',b)
    n=st.T('Net cash from property operations',[r,e])
    st.H('B. Capital items')
    cx=[L('Tenant improvements – Building C',-385000,-142600,None),L('Lift modernisation',-97450,-97450,-97450),L('Release from capex reserve account',300000,150000,None)]
    k=st.T('Net cash used in capital items',cx)
    av=st.T('AVAILABLE FUNDS',[n,k],typ='TOTAL')
    st.H('C. Application of available funds')
    ap=[L('Issuer and trustee expenses',-42750,-42750,-44100,n='(i)'),L('Class A interest',-1486125,-1470150,-1454175,n='(ii)'),L('Class B interest',-412500,-412500,-412500,n='(iii)'),L('Class A scheduled amortisation',-600000,-600000,-600000,n='(iv)'),L('Transfer to capex reserve account',-250000,-250000,-250000,n='(v)'),L('Distribution to shareholder loan (locked up)',0,0,0,n='(vi)')]
    at=st.T('Total applications',ap)
    nt=st.T('NET MOVEMENT IN CASH',[av,at],typ='TOTAL',key='net_cash_flow')
    N=st.rows[nt]['v'];q1=N[2]-N[0]-N[1];op1=2214806
    o=st.L('Cash at beginning of period',[op1+q1+N[1],op1+q1,op1]);st.T('Cash at end of period',[o,nt],typ='TOTAL')
    S=lambda n,f,s,**k: ParagraphStyle(n,fontName=f,fontSize=s,leading=s*1.35,**k)
    B=S('b','DjS',9,spaceAfter=6);h1=S('h','DjSB',15,spaceAfter=8,textColor=colors.HexColor('#1b4d3e'));h2=S('h2','DjSB',11,spaceBefore=8,spaceAfter=5,textColor=colors.HexColor('#1b4d3e'))
    el=[Paragraph('Halden Quay Funding B.V.',h1),Paragraph('Quarterly report to the holders of the EUR 124,500,000 Class A and EUR 30,000,000 Class B secured notes due 2029',B),Paragraph('Reporting date: 30 September 2025 – Payment date: 15 October 2025',B),
     Paragraph('1. Summary of the quarter',h2),Paragraph('Collections improved by 3.9 per cent. on the previous quarter, chiefly because the rent-free period of the tenant on floors 3 to 5 of Building A came to an end in June. The tenant of Building C (2,860 m²) took possession on 1 September; the landlord’s contribution to its fit-out was funded partly from the capex reserve account. The cash trap has applied since the December 2024 test date and no distribution was made.',B),
     Paragraph('2. Covenant tests',h2),
     Table([['Test','Required','30 Sep 2025','30 Jun 2025','Status'],['Loan to value','≤ 65.0%','63.4%','63.9%','Pass'],['Interest cover (historic, 12 months)','≥ 1.75x','1.92x','1.84x','Pass'],['Debt yield','≥ 9.0%','8.7%','8.5%','Cash trap'],['Occupancy by area','–','88.6%','84.1%','']],style=[('FONT',(0,0),(-1,-1),'DjS',8.5),('FONT',(0,0),(-1,0),'DjSB',8.5),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#1b4d3e')),('LINEBELOW',(0,1),(-1,-1),.25,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT')],colWidths=[165,75,80,80,70]),
     Paragraph('3. Outlook',h2),Paragraph('Two lettings in Building B (together 1,440 m²) are in documentation. The servicer expects the debt yield test to be met on the March 2026 test date if both are signed. Insurance premiums are paid annually in January.',B),PageBreak(),
     Paragraph('4. Statement of Cash Flows and Application of Available Funds',h2),Paragraph('Property: Halden Quay Office Park, Buildings A–D. All amounts in EUR. Payments are shown in brackets. Unaudited.',B)]
    data=[['','Quarter\nended\n30 Sep 2025','Quarter\nended\n30 Jun 2025','Nine months\nended\n30 Sep 2025']];sty=[('FONT',(0,0),(-1,-1),'DjS',8.6),('FONT',(0,0),(-1,0),'DjSB',8.4),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#1b4d3e')),('TOPPADDING',(0,1),(-1,-1),2.2),('BOTTOMPADDING',(0,1),(-1,-1),2.2)]
    for r_ in st.rows:
        i=len(data);lab=r_['label']
        if r_['t']=='LINE' and 'beginning' not in lab: lab='    '+(r_['d'].get('n','')+' ' if r_['d'].get('n') else '')+lab
        data.append([lab]+[par(v,0,zero=None,none='–' if r_['t']=='LINE' else '') if v!=0 else '0' for v in r_['v']])
        if r_['t']=='HEADING': sty+=[('FONT',(0,i),(-1,i),'DjSB',8.8),('TOPPADDING',(0,i),(-1,i),8),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#1b4d3e'))]
        if r_['t'] in('SUBTOTAL','TOTAL'): sty+=[('FONT',(0,i),(-1,i),'DjSB',8.6),('LINEABOVE',(1,i),(-1,i),.5,colors.black)]
        if r_['t']=='TOTAL': sty+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e3eee9'))]
        # nine-month dash cases: none possible here
    # a printed dash for q1-only
    for r_ in st.rows:
        if r_['t']=='LINE': r_['v']=[v for v in r_['v']]
    el+=[Table(data,colWidths=[255,78,78,84],style=sty,repeatRows=1),Spacer(1,10),Paragraph('Cash comprises the rent account, the operating account and the debt service account; reserve accounts are excluded.',S('n','DjS',7.5))]
    def ft(c,d): c.setFont('DjS',7.5);c.drawString(56,30,'Halden Quay Funding B.V. – Noteholder report Q3 2025');c.drawRightString(A4[0]-56,30,str(d.page))
    SimpleDocTemplate(os.path.join(DOC,fn),pagesize=A4,leftMargin=50,rightMargin=50,topMargin=50,bottomMargin=50,invariant=1).build(el,onFirstPage=ft,onLaterPages=ft)
    save(fn,[st],'OFFICE','CASH_FLOW_STATEMENT','advisory','noteholder report with waterfall, prose and covenant table before the statement',False)

# ---------------------------------------------------------------- 6 US T12 PDF student housing
def d6():
    fn='larkspur_t12_oct2025.pdf';rnd=random.Random(9)
    M=['Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025','Oct 2025']
    st=St('Twelve Month Income Statement','The Larkspur at College Hill','2024-11-01','2025-10-31',M+['Total'])
    def L(code,label,base,j=.06,prof=None,fixed=False,sign=1):
        if prof is None: prof=[1]*12
        v=[]
        for p in prof:
            x=base*p*(1 if fixed else 1+rnd.uniform(-j,j));v.append(round(sign*x,2) if p else 0.0)
        return st.L(label,v+[round(sum(v),2)],code=code)
    old,new=[1]*9+[1.0]*3,None
    step=[1]*9+[1.045]*3
    turn=[.6,.6,.7,.8,.8,1,1.2,1.4,3.2,5.1,1.1,.7];heat=[1.1,1.5,1.8,1.6,1.2,.9,.7,.7,.8,.9,.8,.9];ac=[.8,.8,.9,.9,.8,.9,1.1,1.3,1.4,1.6,1.4,1]
    st.H('INCOME',lv=0);st.H('Rental Income',lv=1)
    a=[L('4010-000','Gross Potential Rent',228960,0,step,True),L('4020-000','Loss/Gain to Lease',3100,.4,sign=-1),L('4110-000','Vacancy Loss',11800,.1,[1]*9+[.6,.5,.5],sign=-1),L('4120-000','Model and Employee Beds',1630,0,None,True,-1),L('4150-000','Rent Concessions',2400,.5,[.3,.3,.5,1,1,1,.4,0,0,2.8,1.6,.9],sign=-1),L('4190-000','Bad Debt Expense',1900,.7,sign=-1)]
    nr=st.T('Net Rental Income',a,lv=1)
    st.H('Other Income',lv=1)
    b=[L('4310-000','Application Fees',1450,.3,[.6,.6,1,1.8,1.7,1.3,.9,.8,1.1,1.3,.4,.5]),L('4320-000','Administrative Fees',2100,.3,[.5,.5,1,1.7,1.6,1.2,1,.8,1.1,1.6,.4,.5]),L('4330-000','Late Fees',1650,.3),L('4340-000','Parking Income',7480,.02,step),L('4350-000','Pet Rent',1120,.04),L('4360-000','Utility Overage Billback',4900,.2,ac),L('4370-000','Damages and Cleaning',1200,.3,[.2,.8,.7,.2,.2,.3,1.1,.9,1.4,8.5,2.1,.6]),L('4390-000','Short Term Premium',800,.3,[0,0,0,0,0,0,1.5,2,1.8,.5,0,0])]
    ot=st.T('Total Other Income',b,lv=1)
    ti=st.T('TOTAL INCOME',[nr,ot],typ='TOTAL',key='total_income',lv=0)
    st.H('OPERATING EXPENSES',lv=0);subs=[]
    for hd,ls in [('Payroll',[('5010-000','Manager Salaries',9850,0,None,True),('5020-000','Leasing Salaries',6300,.05,[1]*8+[1.3,1.5,1,1]),('5030-000','Maintenance Salaries',8900,.04),('5040-000','Community Assistants',3200,.1),('5080-000','Payroll Taxes and Benefits',5100,.05),('5090-000','Bonuses and Commissions',1800,.3,[.4,1.9,.5,.8,1,1,.7,.6,1,2.6,1.2,.5])]),
      ('Utilities',[('5110-000','Electricity',11900,.07,ac),('5120-000','Gas',2100,.1,heat),('5130-000','Water and Sewer',7950,.08),('5140-000','Trash Removal',2480,.02),('5150-000','Internet and Cable',6340,0,None,True)]),
      ('Repairs and Maintenance',[('5210-000','General Repairs',3900,.25),('5220-000','HVAC Repairs',1750,.4,ac),('5230-000','Plumbing and Electrical',1600,.35),('5240-000','Pest Control',640,0,None,True),('5250-000','Landscaping',3100,.1,[.7,.4,.3,.4,1,1.3,1.4,1.4,1.3,1.3,1.2,1]),('5260-000','Snow Removal',1500,.3,[.3,1.4,2.2,1.8,.5,0,0,0,0,0,0,0]),('5270-000','Fire and Life Safety',780,.4)]),
      ('Turnover',[('5310-000','Painting',2100,.2,turn),('5320-000','Cleaning',2400,.2,turn),('5330-000','Carpet and Flooring',1700,.25,turn),('5340-000','Furniture Replacement',900,.3,turn)]),
      ('Marketing',[('5410-000','Advertising and ILS',3900,.15),('5420-000','Resident Events',1300,.4),('5430-000','Locators and Referrals',700,.4,[0,0,1,1.5,1.5,1,.5,.5,1,2,.5,0])]),
      ('General and Administrative',[('5510-000','Office Supplies',720,.3),('5520-000','Software and Telephone',2980,.03),('5530-000','Legal and Eviction',900,.7),('5540-000','Bank and Credit Card Fees',1580,.1),('5550-000','Travel and Training',450,.6)])]:
        st.H(hd,lv=1);subs.append(st.T('Total '+hd,[L(*x) for x in ls],lv=1))
    mg=None
    v=[round(x*.03,2) for x in st.rows[ti]['v'][:12]];st.H('Fixed and Management',lv=1)
    mg=st.L('Management Fee',v+[round(sum(v),2)],code='5610-000');ins=L('5620-000','Property Insurance',8240,0,[1]*5+[1.08]*7,True);tx=L('5630-000','Real Estate Taxes',21450,0,[1]*8+[1.031]*4,True)
    subs.append(st.T('Total Fixed and Management',[mg,ins,tx],lv=1))
    te=st.T('TOTAL OPERATING EXPENSES',subs,typ='TOTAL',key='total_operating_expenses',lv=0)
    noi=st.T('NET OPERATING INCOME',[ti,(te,-1)],typ='TOTAL',key='noi',lv=0)
    st.H('NON-OPERATING EXPENSES',lv=0)
    z=[L('7010-000','Mortgage Interest',58120,.01),L('7020-000','Capital Replacements',6200,.8,[0,0,1,0,1,1,0,2,4,3,0,1]),L('7030-000','Partnership Expenses',850,.5,[0,0,2,0,3,0,0,1,0,0,1,0])]
    nt=st.T('Total Non-Operating Expenses',z,lv=1)
    st.T('NET INCOME',[noi,(nt,-1)],typ='TOTAL',key='net_income',lv=0)
    PW,PH=LEGAL[1],LEGAL[0]
    c=canvas.Canvas(os.path.join(DOC,fn),pagesize=(PW,PH),invariant=1)
    fs=6.6;X=[280+k*56.2 for k in range(12)]+[PW-28]
    state={'p':0,'y':0}
    def head():
        state['p']+=1;c.setFont('MonB',10);c.drawCentredString(PW/2,PH-32,'Twelve Month Income Statement');c.setFont('Mon',8);c.drawCentredString(PW/2,PH-44,'Property = The Larkspur at College Hill (lark01)');c.drawCentredString(PW/2,PH-55,'Period = Nov 2024 - Oct 2025   Book = Accrual');
        y=PH-76;c.setFont('MonB',fs)
        for x,m in zip(X,M+['Total']): c.drawRightString(x,y,m)
        c.line(28,y-4,PW-26,y-4);c.setFont('Mon',6.5);c.drawString(28,22,'Wednesday, November 12, 2025  09:14 AM');c.drawRightString(PW-28,22,f"Page {state['p']} of 2");state['y']=y-17
    head()
    for r in st.rows:
        if state['y']<44: c.showPage();head()
        y=state['y'];f='Mon' if r['t']=='LINE' else 'MonB';c.setFont(f,fs)
        if r['code']: c.drawString(28,y,r['code'])
        c.drawString(72+ (8*r['d'].get('lv',2)),y,r['label'])
        for x,v in zip(X,r['v']):
            if v is None: continue
            if r['t']!='LINE': c.setLineWidth(.4);c.line(x-48,y+7,x,y+7)
            c.drawRightString(x,y,f'{v:,.2f}')
        state['y']-=11 if r['t']=='LINE' else 13.5
        if r['t']=='TOTAL': state['y']-=5
    c.showPage();c.save();print('t12 pages',state['p'])
    save(fn,[st],'STUDENT_HOUSING','OPERATING_STATEMENT_T12','advisory','property system T12 print, legal landscape, monospace, repeated headers',False)

# ---------------------------------------------------------------- 7 French compte de résultat
def d7():
    fn='SCI_Vieux_Moulin_compte_de_resultat.pdf'
    st=St('Compte de résultat','SCI Les Terrasses du Vieux Moulin','2024-01-01','2024-12-31',['Exercice N 31/12/2024','Exercice N-1 31/12/2023','Variation €'],dec=0)
    L=lambda l,a,b: st.L(l,[a,b,(a or 0)-(b or 0)])
    st.H("PRODUITS D'EXPLOITATION")
    p=[L("Loyers d'habitation",412680,401215),L('Loyers commerciaux',268400,254930),L('Charges locatives récupérées',117462,109818),L('Reprises sur provisions, transferts de charges',8150,2340),L('Autres produits',1912,2675)]
    t1=st.T("TOTAL DES PRODUITS D'EXPLOITATION (I)",p,key='total_income')
    st.H("CHARGES D'EXPLOITATION")
    q=[L('Eau, énergie, combustibles',58344,66120),L('Entretien et réparations',74918,48207),L("Primes d'assurance",16230,14875),L('Honoraires de gestion',47110,45560),L('Honoraires comptables et juridiques',13940,11820),L('Frais bancaires',1266,1312),L('Taxe foncière',61884,59203),L('Autres impôts et taxes',3120,2988),L('Dotations aux amortissements',143500,141750),L('Dotations aux provisions pour créances douteuses',9430,4180)]
    t2=st.T("TOTAL DES CHARGES D'EXPLOITATION (II)",q,key='total_operating_expenses')
    r=st.T("RÉSULTAT D'EXPLOITATION (I - II)",[t1,(t2,-1)],typ='TOTAL')
    st.H('PRODUITS FINANCIERS');f1=L('Intérêts et produits assimilés',4218,1036);t3=st.T('TOTAL DES PRODUITS FINANCIERS (III)',[f1])
    st.H('CHARGES FINANCIÈRES');f2=L("Intérêts d'emprunts",186215,193480);f3=L('Intérêts des comptes courants d\'associés',12600,11250);t4=st.T('TOTAL DES CHARGES FINANCIÈRES (IV)',[f2,f3])
    rf=st.T('RÉSULTAT FINANCIER (III - IV)',[t3,(t4,-1)])
    rc_=st.T('RÉSULTAT COURANT AVANT IMPÔTS',[r,rf],typ='TOTAL')
    e1=L('Produits exceptionnels (V)',15000,0);e2=L('Charges exceptionnelles (VI)',3785,1140)
    re=st.T('RÉSULTAT EXCEPTIONNEL (V - VI)',[e1,(e2,-1)])
    im=L('Impôts sur les bénéfices (VII)',41870,38215)
    st.T('TOTAL DES PRODUITS (I + III + V)',[t1,t3,e1]);st.T('TOTAL DES CHARGES (II + IV + VI + VII)',[t2,t4,e2,im])
    st.T('BÉNÉFICE OU PERTE',[len(st.rows)-2,(len(st.rows)-1,-1)],typ='TOTAL',key='net_income')
    data=[['Rubriques','Exercice N\n31/12/2024','Exercice N-1\n31/12/2023','Variation\n€','Var.\n%']]
    g=colors.HexColor('#d9e2f3');sty=[('FONT',(0,0),(-1,-1),'San',8),('FONT',(0,0),(-1,0),'SanB',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(-1,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BOX',(0,0),(-1,-1),.8,colors.black),('LINEAFTER',(0,0),(-2,-1),.4,colors.black),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('BACKGROUND',(0,0),(-1,0),g),('TOPPADDING',(0,1),(-1,-1),2.4),('BOTTOMPADDING',(0,1),(-1,-1),2.4)]
    for x in st.rows:
        i=len(data);v=x['v'];pc='' if v[0] is None or not v[1] else f"{100*v[2]/abs(v[1]):.1f}".replace('.',',')+' %'
        data.append([('   ' if x['t']=='LINE' and '(V' not in x['label'] else '')+x['label']]+[fr(k) for k in v]+[pc])
        if x['t']!='LINE': sty+=[('FONT',(0,i),(-1,i),'SanB',8)]
        if x['t'] in('SUBTOTAL','TOTAL'): sty+=[('LINEABOVE',(0,i),(-1,i),.4,colors.black),('LINEBELOW',(0,i),(-1,i),.4,colors.black)]
        if x['t']=='TOTAL': sty+=[('BACKGROUND',(0,i),(-1,i),g)]
    P=lambda t,f,s,**k: Paragraph(t,ParagraphStyle('x',fontName=f,fontSize=s,leading=s*1.4,**k))
    el=[Table([[P('SCI LES TERRASSES DU VIEUX MOULIN','SanB',11),P('Période du 01/01/2024 au 31/12/2024<br/>Présenté en euros','San',8,alignment=2)]],colWidths=[300,215]),P('COMPTE DE RÉSULTAT','SanB',13,alignment=1,spaceBefore=6,spaceAfter=8),Table(data,colWidths=[262,72,72,66,44],style=sty),Spacer(1,8),P('Mission de présentation – Voir le rapport de l’expert-comptable. Immeubles : 14 logements et 3 locaux commerciaux.','San',7)]
    def ft(c,d): c.setFont('San',7);c.drawString(40,28,'Cabinet Orvault & Brissac – Expertise comptable');c.drawRightString(A4[0]-40,28,'Page 4')
    SimpleDocTemplate(os.path.join(DOC,fn),pagesize=A4,leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=44,invariant=1).build(el,onFirstPage=ft)
    save(fn,[st],'MIXED_USE','OPERATING_STATEMENT','advisory','French compte de résultat, N and N-1, variation, ruled table',False)
def run():
    for f in (d1,d2,d3,d4,d5,d6,d7): f()
