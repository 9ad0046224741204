from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
f='05_willow_bend_coop_audited.pdf'
P='Willow Bend Housing Co-operative Inc.'
a=S('Statement of Financial Position',P,['2024','2023'],None,'2024-06-30',page=2)
a.h('Assets'); a.h('Current')
ca=[a.l('Cash',[84_217,61_930],1),a.l('Short-term investments',[150_000,125_000],1,note='3'),a.l('Members’ accounts receivable',[6_385,9_142],1),a.l('Grants receivable – CMHC',[11_760,11_760],1),a.l('Prepaid expenses',[18_904,17_551],1)]
tca=a.t('',ca,lev=1)   # unlabelled subtotal
rf=a.l('Restricted cash and investments – replacement reserve',[612_448,548_903],0,note='4'); pr=a.l('Property, building and equipment',[3_942_166,4_127_085],0,note='5')
ta=a.t('Total assets',[tca,rf,pr],key='total_assets',kind='TOTAL')
a.h('Liabilities and Members’ Equity'); a.h('Current')
cl=[a.l('Accounts payable and accrued liabilities',[52_316,47_880],1),a.l('Prepaid housing charges',[4_120,3_655],1),a.l('Current portion of mortgage payable',[188_402,180_771],1,note='6')]
tcl=a.t('',cl,lev=1)
ml=a.l('Mortgage payable',[2_871_538,3_059_940],0,note='6'); md=a.l('Members’ deposits',[57_600,57_600],0)
tl=a.t('Total liabilities',[tcl,ml,md],key='total_liabilities')
a.h('Members’ equity')
tar=sum([0])
eq=[a.l('Share capital',[720,720],1),a.l('Replacement reserve',[612_448,548_903],1,note='4')]
# balancing operating surplus
bal=[a.v(ta)[k]-a.v(tl)[k]-a.v(eq[0])[k]-a.v(eq[1])[k] for k in (0,1)]
eq.append(a.l('Contributed and accumulated surplus',bal,1))
te_=a.t('Total members’ equity',eq,key='total_equity')
tt=a.t('Total liabilities and members’ equity',[tl,te_],kind='TOTAL')
o=S('Statement of Operations',P,['Budget 2024 (Unaudited)','Actual 2024','Actual 2023'],'2023-07-01','2024-06-30',page=3)
o.h('Revenue')
rv=[o.l('Housing charges – members',[884_000,879_346,851_220]),o.l('Rent geared-to-income assistance',[141_120,141_120,141_120]),o.l('Vacancy loss',[-8_000,-5_214,-11_873]),o.l('Parking and laundry',[23_500,24_187,22_965]),o.l('Investment income',[9_000,13_662,8_410]),o.l('Sundry',[1_200,1_745,938])]
tr=o.t('Total revenue',rv,key='total_income')
o.h('Expenditures')
ex=[o.l('Administration and office',[31_000,29_480,30_112]),o.l('Amortization',[184_919,184_919,177_640]),o.l('Bad debts',[2_000,1_386,3_270]),o.l('Education and member activities',[4_500,3_918,2_764]),o.l('Insurance',[58_000,61_244,54_907]),o.l('Interest on long-term debt',[131_400,131_212,138_509]),o.l('Maintenance and grounds',[152_000,163_875,147_331]),o.l('Management fees',[74_400,74_400,72_000]),o.l('Municipal taxes',[168_500,170_266,163_814]),o.l('Professional fees',[14_500,13_950,15_225]),o.l('Utilities',[139_000,134_507,141_682])]
tex=o.t('Total expenditures',ex,key='total_operating_expenses')
ex1=o.t('Excess of revenue over expenditures before appropriation',[tr,tex],minus=[tex])
ap=o.l('Appropriation to replacement reserve',[-54_000,-54_000,-52_000])
nn=o.t('Excess of revenue over expenditures for the year',[ex1,ap],key='net_income',kind='TOTAL')
c=canvas.Canvas(DOC+f,pagesize=letter); W,H=letter
c.setFont('Times-Bold',20); c.drawCentredString(W/2,H-260,'WILLOW BEND HOUSING CO-OPERATIVE INC.')
c.setFont('Times-Roman',15); c.drawCentredString(W/2,H-300,'Financial Statements'); c.drawCentredString(W/2,H-322,'June 30, 2024')
c.setFont('Times-Italic',11); c.drawCentredString(W/2,130,'Prewitt Oduya LLP, Chartered Professional Accountants'); c.drawCentredString(W/2,114,'Kitchener, Ontario'); c.showPage()
def top(t,sub):
    c.setFont('Times-Bold',13); c.drawString(72,H-66,P); c.drawString(72,H-82,t); c.setFont('Times-Roman',11); c.drawString(72,H-97,sub); c.setLineWidth(1.2); c.line(72,H-104,W-72,H-104)
def body(s,X,noteX,y,step):
    for r,m in s.R():
        tot=r['rowType'] in('SUBTOTAL','TOTAL'); bold=r['rowType']=='HEADING' or (tot and r['label'])
        if r['label'] in('Liabilities and Members’ Equity','Members’ equity','Expenditures'): y-=10
        c.setFont('Times-Bold' if bold else 'Times-Roman',10.5)
        lab=r['label']
        c.drawString(72+14*m['lev'],y,lab)
        c.setFont('Times-Roman',10)
        if m.get('note'): c.drawCentredString(noteX,y,m['note'])
        c.setFont('Times-Bold' if bold else 'Times-Roman',10.5)
        first=lab in('Cash','Housing charges – members','Accounts payable and accrued liabilities') or r['rowType']=='TOTAL'
        for x,v in zip(X,r['values']):
            if v is None: continue
            c.drawRightString(x+(3 if v<0 else 0),y,money(v,0))
            if first: c.drawString(x-62,y,'$')
            if tot: c.setLineWidth(.6); c.line(x-62,y+11,x,y+11)
            if r['rowType']=='TOTAL': c.line(x-62,y-3,x,y-3); c.line(x-62,y-5.2,x,y-5.2)
        y-=step+(7 if tot else 0)
    return y
top('Statement of Financial Position','As at June 30, 2024')
c.setFont('Times-Bold',10.5); c.drawCentredString(382,H-124,'Note'); c.drawRightString(460,H-124,'2024'); c.drawRightString(W-72,H-124,'2023')
y=body(a,[460,W-72],382,H-144,16)
c.setFont('Times-Roman',10); c.drawString(72,y-12,'Approved on behalf of the Board:'); c.line(72,y-42,240,y-42); c.drawString(72,y-54,'Director'); c.line(300,y-42,468,y-42); c.drawString(300,y-54,'Director')
c.setFont('Times-Italic',9); c.drawCentredString(W/2,40,'The accompanying notes are an integral part of these financial statements.'); c.drawRightString(W-72,40,'3'); c.showPage()
top('Statement of Operations','For the year ended June 30, 2024')
c.setFont('Times-Bold',10.5)
for x,(u,d,z) in zip([396,468,W-72],[('Budget','2024','(Unaudited)'),('Actual','2024',''),('Actual','2023','')]):
    c.drawRightString(x,H-120,u); c.drawRightString(x,H-132,d); c.setFont('Times-Roman',8.5); c.drawRightString(x,H-143,z); c.setFont('Times-Bold',10.5)
# long labels wrap: draw manually via narrower font
def wrapbody(s,X,y,step):
    for r,m in s.R():
        tot=r['rowType'] in('SUBTOTAL','TOTAL'); bold=r['rowType']=='HEADING' or tot
        fn='Times-Bold' if bold else 'Times-Roman'
        if r['label']=='Expenditures': y-=8
        c.setFont(fn,10.5); words=r['label'].split(); lines=['']
        for wd in words:
            if c.stringWidth((lines[-1]+' '+wd).strip())>235: lines.append(wd)
            else: lines[-1]=(lines[-1]+' '+wd).strip()
        for q,ln in enumerate(lines):
            c.drawString(72+(10 if q else 0),y,ln)
            if q<len(lines)-1: y-=12.5
        for x,v in zip(X,r['values']):
            if v is None: continue
            c.drawRightString(x+(3 if v<0 else 0),y,money(v,0))
            if r['rowType']=='TOTAL' or r['label'].startswith('Housing charges'): c.drawString(x-58,y,'$')
            if tot: c.setLineWidth(.6); c.line(x-58,y+11,x,y+11)
            if r['rowType']=='TOTAL': c.line(x-58,y-3,x,y-3); c.line(x-58,y-5.2,x,y-5.2)
        y-=step+(8 if tot else 0)
wrapbody(o,[396,468,W-72],H-164,17)
c.setFont('Times-Italic',9); c.drawCentredString(W/2,40,'The accompanying notes are an integral part of these financial statements.'); c.drawRightString(W-72,40,'4'); c.showPage()
top('Notes to Financial Statements','June 30, 2024')
y=H-130
for t in ['1.  Purpose of the organization','The Co-operative was incorporated under the Co-operative Corporations Act (Ontario) and operates','a 72 unit housing project in Kitchener on a non-profit basis.','','3.  Short-term investments','Guaranteed investment certificates bearing interest at 4.15% (2023 - 3.60%), maturing in November 2024.','','4.  Replacement reserve','Under the operating agreement the Co-operative appropriates $750 per unit each year, which earns interest of its own and is spent only','on capital replacements approved by the Board.','','6.  Mortgage payable','Bearing interest at 4.14%, repayable in blended monthly instalments of $25,999, due February 2036.']:
    c.setFont('Times-Bold' if t[:1].isdigit() else 'Times-Roman',9.5); c.drawString(72,y,t); y-=14
c.drawRightString(W-72,40,'5'); c.save()
save(f,[a,o],'COOPERATIVE','BALANCE_SHEET','auditor of a housing co-operative (Canada)','typed audit report, cover, notes; balance sheet and operations in one PDF; unlabelled subtotals','hard')
