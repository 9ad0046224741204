# P1 church office (Word look), P5 farm land (reportlab grid), P4 MHP typed cash basis
import random, subprocess, os
from xml.sax.saxutils import escape
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, A4
from reportlab.platypus import Table, TableStyle
from reportlab.lib import colors

def church():
    r=random.Random(SEED+1); name='Grace_Covenant_Annex_FY25.pdf'
    s=S('Summary of Rental Income and Building Expense','Parish House Annex Building','2024-07-01','2025-06-30',['FY 2025','FY 2024'],page=1)
    y=lambda b,**k: yrs(r,b,**k)
    s.h('RENTAL INCOME',k='H')
    a=[s.l(x,v) for x,v in [('First floor – Dr. Aldous Pruitt, D.D.S.',y(41400)),('First floor – Halvorsen Insurance Agency',y(27840)),
       ('Second floor – Tri-County Literacy Council',y(18600)),('Second floor – Suites 203 and 205 (month to month)',y(13275)),
       ('Third floor – Kestrel Title & Abstract',y(38160)),('Basement storage rooms',[2940,2880])]]
    g=s.t('Gross rents',a,u='1')
    v=s.l('Less: Suite 204 vacant (seven months)',[6650,None],ind=1); c=s.l('Less: space contributed to Food Pantry',[4800,4800],ind=1)
    e=s.t('Rents collected',[g,-v,-c],u='1')
    s.h('OTHER INCOME',k='H')
    b=[s.l('Parking lot (weekday permits)',y(7320)),s.l('Tenants’ share of heating',y(11486)),s.l('Antenna on bell tower',[9600,9600])]
    o=s.t('Total other income',b,u='1')
    ti=s.t('TOTAL INCOME OF BUILDING',[e,o],'TOTAL','total_income',u='1',b=1)
    s.h('EXPENSE OF BUILDING',k='H')
    x=[s.l(p,q) for p,q in [('Custodian (one-half of wages)',y(17850)),('Payroll tax on custodian',[1366,1325]),('Heat – natural gas',y(14912,sd=.08)),('Electric',y(11307)),
      ('Water and sewer',y(3148)),('Insurance (Church Mutual policy, 35%)',y(8925)),('Elevator contract',[4380,4200]),('Repairs',y(9764,sd=.2)),
      ('Snow removal and grounds',y(5210,sd=.15)),('Real estate tax on leased portion',y(16733)),('Bookkeeper',[3600,3600]),('Miscellaneous',[412,688])]]
    te=s.t('TOTAL EXPENSE',x,'TOTAL','total_operating_expenses',u='1',b=1)
    ni=s.t('NET FROM BUILDING, BEFORE MORTGAGE',[ti,-te],'TOTAL','noi',u='1',b=1)
    mg=s.l('Less: Mortgage payments (principal and interest)',[31284,31284],ind=1); rf=s.l('Less: To roof fund',[7500,5000],ind=1)
    s.t('AVAILABLE FOR GENERAL FUND OF THE CHURCH',[ni,-mg,-rf],'TOTAL','net_cash_flow',u='2',b=1)
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.lib.utils import simpleSplit
    import glob
    for n,f in [('LS','Regular'),('LSB','Bold'),('LSI','Italic')]:
        pdfmetrics.registerFont(TTFont(n,glob.glob(f'/usr/share/fonts/**/LiberationSerif-{f}.ttf',recursive=True)[0]))
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); W,H=letter; y0=[H-58]
    c.setCreator('Microsoft Word 2016'); c.setTitle('Annex summary for bank.docx')
    def ce(t,f='LS',z=11,dy=14): c.setFont(f,z); c.drawCentredString(W/2,y0[0],t); y0[0]-=dy
    def par(t,f='LS',z=11):
        for ln in simpleSplit(t,f,z,W-144): c.setFont(f,z); c.drawString(72,y0[0],ln); y0[0]-=z+2.2
    ce('GRACE COVENANT LUTHERAN CHURCH','LSB',14,17); ce('Board of Trustees – Property Committee'); ce('Parish House Annex Building, 412 Linden Street, Marlow Falls',dy=18)
    ce('Summary of Rental Income and Building Expense','LSB',12); ce('Fiscal Years July 1 to June 30',dy=20)
    par('Prepared for First Harbor Bank at the request of Mr. Delacroix. Figures are from the treasurer’s check book and have not been audited. The sanctuary and parsonage are not included.')
    xa,xb=455,W-72; y0[0]-=6
    def und(x,w,y,d=0): c.setLineWidth(.6); c.line(x-w,y-2,x,y-2); d and c.line(x-w,y-4,x,y-4)
    c.setFont('LSB',11)
    for x,t in ((xa,'FY 2025'),(xb,'FY 2024')): c.drawRightString(x,y0[0],t); und(x,c.stringWidth(t,'LSB',11),y0[0])
    y0[0]-=14; first=True
    for row,at in zip(s.rows,s.at):
        y=y0[0]
        if row['rowType']=='HEADING':
            y0[0]-=4; c.setFont('LS',11); c.drawString(72,y0[0],row['label']); c.line(72,y0[0]-2,72+c.stringWidth(row['label'],'LS',11),y0[0]-2); y0[0]-=14; first=True; continue
        f='LSB' if at.get('b') else 'LS'
        x=72 if at.get('u') else (110 if at.get('ind') else 90)
        c.setFont(f,11); c.drawString(x,y,row['label']); xs=x+c.stringWidth(row['label'],f,11)
        vals=[m0(q,'–') for q in row['values']]
        if first or at.get('u')=='2': vals=['$ '+q for q in vals]; first=False
        c.setFont('LS',11); dw=c.stringWidth('.','LS',11)
        xe=xa-c.stringWidth(vals[0],f,11); k=int((xe-xs-2)/dw)
        if k>0: c.drawRightString(xe-1,y,'.'*k)
        c.setFont(f,11)
        for xx,v in zip((xa,xb),vals):
            c.drawRightString(xx,y,v)
            if at.get('u'): und(xx,c.stringWidth(v,f,11),y,at['u']=='2')
        y0[0]-=14
    y0[0]-=10; par('Respectfully submitted,'); y0[0]-=14; par('Orville T. Haskins, Treasurer'); y0[0]-=6
    par('Fuel adjustment received in April 2025 is netted in Heat. The elevator contract renews each March 1.','LSI',9.5)
    c.save(); s.save(name)

def farm():
    r=random.Random(SEED+2); name='Oxbow_Section14_farm_stmt.pdf'
    s=S('Owner’s Farm Income Statement','Oxbow Section 14 Farm','2025-01-01','2025-12-31',['2025','2024','2023'],page=1)
    y=lambda *v: list(v)
    s.h('Income')
    a=[s.l('Cash rent, first half (due March 1)',y(36852.00,36852.00,35316.00)),s.l('Cash rent, second half (due Dec. 1)',y(36852.00,36852.00,35316.00)),
       s.l('Flex rent bonus (corn over 195 bu.)',y(5118.40,None,3071.04)),s.l('Hunting lease',y(2400.00,2400.00,1800.00)),s.l('CRP contract, 22.6 ac.',y(5221.00,5221.00,5221.00))]
    ti=s.t('Total Farm Income',a,'TOTAL','total_income')
    s.h('Expenses')
    b=[s.l('Real estate tax, 2 installments',y(9874.16,9566.38,9203.52)),s.l('Drainage district assessment',y(1306.44,1306.44,1187.67)),s.l('Liability insurance',y(688.00,655.00,640.00)),
       s.l('Tile repair and lime',y(2215.75,4130.20,894.60)),s.l('Management fee, 6%',y(5186.60,4879.50,4843.44))]
    te=s.t('Total Expenses',b,'TOTAL','total_operating_expenses')
    s.t('Net Farm Income to Owner',[ti,-te],'TOTAL','net_income')
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); W,H=letter
    c.setFillColorRGB(.16,.35,.2); c.rect(0,H-70,W,70,stroke=0,fill=1); c.setFillColorRGB(1,1,1)
    c.setFont('Helvetica-Bold',17); c.drawString(50,H-40,'PRAIRIE & KNOLL FARM MANAGEMENT CO.'); c.setFont('Helvetica',9); c.drawString(50,H-56,'Box 77, Ellery Junction   •   accredited farm managers since 1961')
    c.setFillColorRGB(0,0,0); c.setFont('Helvetica-Bold',12); c.drawString(50,H-105,'Owner’s Farm Income Statement'); c.setFont('Helvetica',10)
    for i,(k,v) in enumerate([('Farm:','Oxbow Section 14 Farm'),('Owner:','Trust u/w Lavinia M. Strode'),('Acres:','341.2 gross / 307.1 tillable'),('Tenant:','Dunmore Bros. – cash lease with flex, expires 2/28/2027'),('Years:','Calendar years 2025, 2024 and 2023 (cash basis)')]):
        c.drawString(50,H-125-14*i,k); c.drawString(105,H-125-14*i,v)
    data=[['','2025','2025\n$/acre','2024','2023']]; st=[('FONT',(0,0),(-1,-1),'Helvetica',9.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',9.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.4,colors.grey),('BACKGROUND',(0,0),(-1,0),colors.Color(.87,.92,.86)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),3)]
    for i,row in enumerate(s.rows,1):
        v=row['values']
        if row['rowType']=='HEADING': data.append([row['label'],'','','','']); st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(0,i),'Helvetica-BoldOblique',9.5)]; continue
        pa=f'{v[0]/341.2:.2f}'
        f=lambda q:'' if q is None else f'{q:,.2f}'
        data.append([row['label'],f(v[0]),pa,f(v[1]),f(v[2])])
        if row['rowType']=='TOTAL': st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9.5),('BACKGROUND',(0,i),(-1,i),colors.Color(.95,.95,.93))]
        else: st.append(('LEFTPADDING',(0,i),(0,i),16))
    t=Table(data,colWidths=[212,84,58,84,84],style=TableStyle(st)); w,h=t.wrap(0,0); t.drawOn(c,45,H-210-h)
    yy=H-235-h; c.setFont('Helvetica-Oblique',8.5)
    for ln in ['Second half rent for 2025 was received December 3. No flex rent was earned in 2024 (county yield 188 bu.).','Per-acre figures are on gross acres. Tax statement, FSA-156EZ and lease are on file with this office.','Ruth Anne Pilcher, AFM   |   January 19, 2026']:
        c.drawString(50,yy,ln); yy-=13
    c.save(); s.save(name)

def mhp():
    r=random.Random(SEED+3); name='Shady_Bend_MHP_receipts_disb_2025.pdf'
    s=S('STATEMENT OF OPERATING RECEIPTS AND DISBURSEMENTS (CASH BASIS)','SHADY BEND MOBILE HOME PARK','2025-01-01','2025-12-31',['YEAR ENDED DECEMBER 31, 2025'],page=1)
    def c2(b): return [round(b+r.randint(0,99)/100,2)]
    s.h('RECEIPTS'); s.h('Lot rents',ind=1)
    a=[s.l(p,q,ind=2,inner=1) for p,q in [('Phase I, lots 1-46',c2(237360)),('Phase II, lots 47-81',c2(194460)),('RV and overnight sites',c2(28115))]]
    t1=s.t('Total lot rents',a,ind=1)
    s.h('Park-owned homes',ind=1)
    a=[s.l(p,q,ind=2,inner=1) for p,q in [('Home rents (9 homes)',c2(68740)),('Contract-for-deed payments',c2(15228))]]
    t2=s.t('Total park-owned homes',a,ind=1)
    s.h('Utilities billed back',ind=1)
    a=[s.l(p,q,ind=2,inner=1) for p,q in [('Water and sewer',c2(41902)),('Trash',c2(11664)),('Electric submeters, RV',c2(6318))]]
    t3=s.t('Total billed back',a,ind=1)
    o=[s.l('Laundry and vending',c2(5077),ind=1),s.l('Late and NSF charges',c2(3870),ind=1),s.l('Pet and storage fees',c2(4422),ind=1)]
    rf=s.l('Less: Refunds to tenants moved out',c2(1890),ind=1)
    ti=s.t('TOTAL RECEIPTS',[t1,t2,t3]+o+[-rf],'TOTAL','total_income')
    s.h('DISBURSEMENTS'); s.h('Manager and grounds',ind=1,brk=0)
    a=[s.l(p,q,ind=2,inner=1) for p,q in [('Resident manager salary',c2(43680)),('Grounds labor, seasonal',c2(14906)),('Payroll taxes',c2(4988)),('Workers comp',c2(2741))]]
    e1=s.t('Total manager and grounds',a,ind=1)
    s.h('Utilities',ind=1)
    a=[s.l(p,q,ind=2,inner=1) for p,q in [('City water and sewer',c2(58433)),('Electric, common and RV',c2(19276)),('Refuse hauler',c2(17160)),('Propane, clubhouse',c2(2217))]]
    e2=s.t('Total utilities',a,ind=1)
    s.h('Repairs',ind=1)
    a=[s.l(p,q,ind=2,inner=1) for p,q in [('Water lines and pedestals',c2(16840)),('Streets, gravel and plowing',c2(12366)),('Park-owned homes, repairs',c2(21794)),('Tree work',c2(6150))]]
    e3=s.t('Total repairs',a,ind=1)
    oth=[s.l(p,q,ind=1) for p,q in [('Real estate taxes',c2(52618)),('License, Dept. of Health',c2(1620)),('Insurance',c2(18375)),('Telephone and internet',c2(2496)),('Office and postage',c2(1833)),('Legal, evictions',c2(4210)),('Accounting',c2(3900))]]
    te=s.t('TOTAL DISBURSEMENTS',[e1,e2,e3]+oth,'TOTAL','total_operating_expenses')
    s.t('EXCESS OF RECEIPTS OVER DISBURSEMENTS',[ti,-te],'TOTAL','noi',dbl=1)
    c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1); W,H=letter; F='Courier'; cw=6.0
    # typewriter
    pg=[0]
    def head():
        pg[0]+=1; y=H-52
        for t in ['SHADY BEND MOBILE HOME PARK','(Wendell and Faye Ostrander, proprietors)','STATEMENT OF OPERATING RECEIPTS AND DISBURSEMENTS (CASH BASIS)','YEAR ENDED DECEMBER 31, 2025']+(['(continued)'] if pg[0]>1 else []):
            c.setFont(F,10); c.drawCentredString(W/2,y,t); y-=13
        return y-12
    def foot():
        c.setFont(F,8); c.drawString(70,40,'No assurance is provided.  Prepared from client check stubs and deposit slips.'); c.drawRightString(W-70,40,f'- {pg[0]} -')
    y=head(); xi,xo=430,530; firstin=True
    n=len(s.rows)
    for k,(row,at) in enumerate(zip(s.rows,s.at)):
        if row['label']=='DISBURSEMENTS':
            foot(); c.showPage(); y=head()
        c.setFont(F,10); x=70+18*at.get('ind',0)
        if row['rowType']=='TOTAL': y-=4
        if row['rowType']=='HEADING' and at.get('ind') : y-=4
        c.drawString(x,y,row['label'])
        if row['rowType']!='HEADING':
            v=row['values'][0]; t=f'{v:,.2f}'
            nxt=s.rows[k+1] if k+1<n else None
            if at.get('inner'):
                c.drawRightString(xi,y,t)
                if not s.at[k+1].get('inner'): c.line(xi-66,y-2.5,xi,y-2.5)
            else:
                if row['rowType']=='TOTAL': t='$'+t
                c.drawRightString(xo,y,t)
                if nxt and nxt['rowType']=='TOTAL': c.line(xo-72,y-2.5,xo,y-2.5)
                if row['rowType']=='TOTAL':
                    c.line(xo-72,y-2.5,xo,y-2.5)
                    if at.get('dbl'): c.line(xo-72,y-4.5,xo,y-4.5)
                    y-=12
        y-=13
    y-=10; c.setFont(F,9)
    for ln in ['Principal and interest on the Farmers State note ($6,418.00 per month) and','the owners\' withdrawals are not included above.  Security deposits are kept','in a separate account.  78 of 81 lots were occupied at year end.']:
        c.drawString(70,y,ln); y-=12
    foot(); c.save(); s.save(name)
if __name__=='__main__': church(); farm(); mhp()
