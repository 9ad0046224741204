from tr import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
pn='Windrush Landing Condominium Association, Inc.'
cols=['Operating Fund','Replacement Fund','Special Assessment Fund','2024 Total','2023 Total']
r=S('Statement of Revenues, Expenses and Changes in Fund Balances',pn,cols,'2024-01-01','2024-12-31',page=2)
def V(o,rp,sp,py): 
    z=[x for x in (o,rp,sp) if x is not None]; return [o,rp,sp,sum(z) if z else 0,py]
r.H('REVENUES')
ti=r.T('Total Revenues',[r.L(l,V(*v)) for l,v in [('Regular assessments',(684300,152400,None,798120)),('Special assessment – balconies',(None,None,315000,0)),('Interest income',(2184,11946,3711,9268)),('Late fees and collections',(5872,None,None,6610)),('Clubhouse rental and other',(9315,None,None,8744))]],key='total_income')
r.H('EXPENSES')
te=r.T('Total Expenses',[r.L(l,V(*v)) for l,v in [('Administrative and legal',(61248,None,4200,52917)),('Management fees',(79200,None,None,76800)),('Insurance',(163917,None,None,141366)),('Landscape and irrigation',(98436,None,None,95210)),('Pool and clubhouse',(41790,None,None,43068)),('Repairs and maintenance',(87655,None,None,79421)),('Utilities',(112063,None,None,108337)),('Bad debt',(6900,None,None,3150)),('Roof replacement – Bldg 4',(None,94870,None,0)),('Paving and seal coat',(None,37615,None,61240)),('Balcony restoration',(None,None,188460,0)),('Income taxes',(1350,2410,760,2105))]],key='total_operating_expenses')
ex=r.T('Excess of Revenues over Expenses',[ti,te],'TOTAL',[1,-1],key='net_income')
bb=[141306,418822,0,560128,None]; bb[4]=bb[3]-r.v(ex)[4]
ob=r.L('Beginning fund balances',bb); tf=r.L('Interfund transfers',[-25000,25000,None,0,0])
ef=r.T('Ending Fund Balances',[ex,ob,tf])
E_=r.v(ef)
b=S('Balance Sheet',pn,cols,None,'2024-12-31',page=1)
b.H('ASSETS')
liab=[('Accounts payable',(38412,None,47115,29866)),('Prepaid assessments',(27380,None,None,24915)),('Accrued expenses',(9205,1660,None,8730)),('Contract liability (unspent assessments)',(None,0,0,0)),('Due to (from) other funds',(12600,-12600,None,0))]
liab=[x for x in liab if not x[0].startswith('Contract')]
LS=[sum((v[k] or 0) for _,v in liab) for k in(0,1,2)]; L23=sum(v[3] for _,v in liab)
tot=[LS[k]+E_[k] for k in(0,1,2)]; t23=L23+E_[4]
oth=[('Investments – certificates of deposit',(None,250000,None,200000)),('Assessments receivable, net',(31744,None,22050,27318)),('Prepaid insurance',(54639,None,None,47122)),('Utility deposits',(6200,None,None,6200))]
cash=tuple(tot[k]-sum((v[k] or 0) for _,v in oth) for k in(0,1,2))+(t23-sum(v[3] for _,v in oth),)
print(cash)
ta=b.T('Total Assets',[b.L(l,V(*v)) for l,v in [('Cash and cash equivalents',cash)]+oth],key='total_assets')
b.H('LIABILITIES AND FUND BALANCES'); b.H('Liabilities')
tl=b.T('Total Liabilities',[b.L(l,V(*v)) for l,v in liab],'SUBTOTAL',key='total_liabilities')
fb=b.L('Fund balances',E_); b.key('total_equity',fb); tlf=b.T('Total Liabilities and Fund Balances',[tl,fb]); assert b.v(tlf)==b.v(ta)
navy=colors.HexColor('#1f3a5f')
def tab(s):
    d=[['','Operating\nFund','Replacement\nFund','Special\nAssessment\nFund','2024\nTotal','(Memorandum\nOnly)\n2023 Total']];st=[]
    for i,q in enumerate(s.rows,1):
        H=q['rowType']=='HEADING'; first='footsFrom' in q or s.rows[i-2]['rowType']=='HEADING'
        d.append([('' if H or 'footsFrom' in q or q['label'].startswith(('Begin','Interf','Fund b')) else '    ')+q['label']]+['' if H else ('$ ' if first else '')+(par(v) if v not in(None,0) else '–') for v in q['values']])
        if q['rowType']!='LINE': st.append(('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'))
        if 'footsFrom' in q: st.append(('LINEABOVE',(1,i),(-1,i),.6,colors.black))
        if q['rowType']=='TOTAL': st.append(('LINEBELOW',(1,i),(-1,i),1.2,colors.black))
        if i%2==0: st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef2f7')))
    t=Table(d,colWidths=[188,68,70,68,68,74]); t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),8.3),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),navy),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,0),'BOTTOM'),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('LEFTPADDING',(0,0),(-1,-1),3)]+st)); return t
c=PS('c',fontName='Helvetica-Bold',fontSize=12,leading=16,alignment=1); n=PS('n',fontName='Helvetica-Oblique',fontSize=8,alignment=1)
SimpleDocTemplate(B+'documents/windrush_funds.pdf',pagesize=letter,leftMargin=36,rightMargin=36,topMargin=50).build([Paragraph(pn,c),Paragraph('Balance Sheet',c),Paragraph('December 31, 2024',c),Spacer(1,14),tab(b),Spacer(1,14),Paragraph('See accompanying notes and independent accountant’s review report.',n),PageBreak(),Paragraph(pn,c),Paragraph('Statement of Revenues, Expenses and Changes in Fund Balances',c),Paragraph('Year Ended December 31, 2024',c),Spacer(1,14),tab(r),Spacer(1,14),Paragraph('See accompanying notes and independent accountant’s review report.',n)])
for s in(b,r):
    for q in s.rows:
        q['values']=[None if v==0 else v for v in q['values']]
save('windrush_funds.pdf',[b,r],'MULTIFAMILY','BALANCE_SHEET','US condo reviewed statements, fund columns','fund columns with dashes, 2 statements, stacked headers')
