# combining trial balance, three entities + eliminations, name before code, account tree (Intacct-like), whole dollars
import random
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
def run():
    F='kestrel_square_combining.pdf'
    R=random.Random(2603);a=lambda lo,hi:R.randint(lo,hi)
    Z=0
    # tree: ('h',level,text) ('a',level,name,code,[e1,e2,e3,elim]) ('t',level,label,n accounts since tag)
    T=[('h',0,'Assets'),('h',1,'Current assets'),('h',2,'Cash and equivalents'),
     ('a','Operating checking','10100',[a(180000,260000),a(60000,99000),a(21000,40000),0]),('a','Residential deposit trust','10220',[0,a(80000,91000),0,0]),('a','Lender-controlled reserve','10310',[a(300000,380000),a(120000,160000),0,0]),
     ('t',2,'Total Cash and equivalents'),('h',2,'Receivables'),
     ('a','Commercial tenants','11010',[a(60000,99000),0,a(900,4000),0]),('a','Residential tenants','11020',[0,a(15000,24000),0,0]),('a','Reserve for uncollectible','11090',[-a(9000,14000),-a(4000,6000),0,0]),('a','Due from affiliates','11500',[148250,0,37900,-186150]),
     ('t',2,'Total Receivables'),('a','Prepaid expenses','12000',[a(22000,35000),a(15000,26000),a(1200,2800),0]),('t',1,'Total Current assets'),
     ('h',1,'Property'),('a','Land','15010',[3850000,1975000,0,0]),('a','Building - podium and retail','15110',[a(14000000,15000000),0,0,0]),('a','Building - residential tower','15120',[0,a(19000000,20500000),0,0]),('a','Parking equipment','15300',[0,0,a(210000,260000),0]),('a','Accumulated depreciation','15900',[-a(2800000,3100000),-a(3300000,3600000),-a(90000,120000),0]),('t',1,'Total Property'),
     ('a','Investment in Kestrel Parking LLC','17000',[125000,0,0,-125000]),
     ('t',0,'Total Assets'),
     ('h',0,'Liabilities'),('a','Accounts payable','20100',[-a(31000,52000),-a(28000,44000),-a(3000,7000),0]),('a','Due to affiliates','20500',[0,-148250,0,148250]),('a','Due to affiliates - mgmt fee','20510',[-22900,-15000,0,37900]),('a','Accrued property taxes','21000',[-a(160000,190000),-a(210000,240000),-a(2000,4000),0]),('a','Deferred rent and prepaid parking','21400',[-a(12000,18000),-a(7000,9000),-a(11000,16000),0]),('a','Security deposits','21600',[-a(70000,80000),-a(79000,90000),0,0]),('a','Construction loan, converted 3/2023','25000',[-a(9100000,9500000),-a(12000000,13000000),0,0]),('t',0,'Total Liabilities'),
     ('h',0,'Equity'),('a','Contributed capital','30000',[None,None,None,125000]),('a','Distributions','31000',[a(250000,300000),a(180000,220000),45000,0]),('a','Accumulated (earnings) deficit','32000',[-a(400000,600000),a(90000,170000),-a(20000,40000),0]),('t',0,'Total Equity'),
     ('h',0,'Revenue'),('a','Retail base rent','40100',[-a(880000,960000),0,0,0]),('a','Apartment rent','40200',[0,-a(1900000,2100000),0,0]),('a','Expense recoveries','41000',[-a(290000,340000),0,0,0]),('a','Parking income','42000',[0,0,-a(210000,250000),64800]),('a','Management fee income','43000',[0,0,-113700,113700]),('t',0,'Total Revenue'),
     ('h',0,'Expenses'),('a','Payroll','50100',[a(90000,120000),a(240000,270000),a(70000,90000),0]),('a','Repairs and maintenance','50200',[a(110000,140000),a(160000,190000),a(12000,19000),0]),('a','Utilities','50300',[a(70000,90000),a(140000,170000),a(4000,7000),0]),('a','Validated parking','50450',[64800,0,0,-64800]),('a','Management fees','50600',[68700,45000,0,-113700]),('a','Property taxes','50700',[a(200000,220000),a(270000,300000),a(3000,5000),0]),('a','Interest','60100',[a(380000,420000),a(520000,560000),0,0]),('a','Depreciation','60200',[a(290000,330000),a(380000,420000),a(19000,24000),0]),('t',0,'Total Expenses')]
    for i in range(3):
        s=sum(x[3][i] or 0 for x in T if x[0]=='a')
        for x in T:
            if x[0]=='a' and x[3][i] is None:x[3][i]=-s
    assert sum(x[3][3] for x in T if x[0]=='a')==0
    K=["other:4101 Kestrel Square Owner LLC","other:4102 Kestrel Tower LLC","other:4103 Kestrel Parking LLC","other:Eliminations","ending"]
    H=["Account title","Acct\nno.","4101\nKestrel Square\nOwner LLC","4102\nKestrel\nTower LLC","4103\nKestrel\nParking LLC","Elimi-\nnations".replace('-\n',''),"Combined\n9/30/2025"]
    f=lambda v:'–' if v==0 else (f'{v:,}' if v>0 else f'({-v:,})')
    P=lambda t,l,b=False:Paragraph(('<b>%s</b>'%t if b else t),ParagraphStyle('x',fontName='Times-Roman',fontSize=8.5,leading=10,leftIndent=l*11))
    data=[H];st=[('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,1),(-1,-1),'Times-Roman',8.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('VALIGN',(0,1),(-1,-1),'MIDDLE'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,1),(-1,-1),1),('BOTTOMPADDING',(0,1),(-1,-1),1.5),('BACKGROUND',(6,0),(6,-1),colors.HexColor('#f0f0ea'))]
    rows=[];totals=[];stack=[];lvl=-1
    g=[0]*5
    for x in T:
        n=len(data)
        if x[0]=='h':
            stack.append((x[1],[0]*5));data.append([P(x[2],x[1],True),'','','','','','']);lvl=x[1]
        elif x[0]=='a':
            v=x[3]+[sum(x[3])]
            for _,acc in stack:
                for i in range(5):acc[i]+=v[i]
            g=[p+q for p,q in zip(g,v)]
            data.append([P(x[1],len(stack)),x[2]]+[f(q) for q in v])
            rows.append({"account":x[2],"name":x[1],**dict(zip(K,v))})
        else:
            l,acc=stack.pop();assert l==x[1],x
            data.append([P(x[2],l,True),'']+[f(q) for q in acc]);totals.append({"label":x[2],**dict(zip(K,acc))})
            st+=[('LINEABOVE',(2,n),(-1,n),.5,colors.black),('FONT',(2,n),(-1,n),'Times-Bold',8.5)]
    assert not stack and g==[0]*5,(stack,g)
    n=len(data);data.append([P('Out of balance (must be zero)',0,True),'']+['0']*5);totals.append({"label":"Out of balance (must be zero)",**dict(zip(K,g))})
    st+=[('LINEABOVE',(2,n),(-1,n),.5,colors.black),('LINEBELOW',(2,n),(-1,n),1.5,colors.black)]
    def pg(c,d):
        c.setFont('Times-Bold',12);c.drawString(40,585,'Kestrel Square – Combining Trial Balance');c.setFont('Times-Roman',9)
        c.drawString(40,573,'As of September 30, 2025 · Book: ACCRL · Whole U.S. dollars; debit positive, (credit)')
        c.drawString(40,22,'Run by rbautista 10/14/2025 4:12 PM CDT');c.drawRightString(752,22,f'Page {d.page}')
    doc=SimpleDocTemplate(DOC(F),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=48,bottomMargin=40,invariant=1)
    t=Table(data,colWidths=[232,44,92,88,88,78,90],repeatRows=1);t.setStyle(TableStyle(st))
    doc.build([t,Spacer(1,8),Paragraph('Eliminations: (a) advances Owner to Tower 148,250; (b) management fees due to Parking 37,900; (c) investment in Parking 125,000; (d) validations 64,800 and fees 113,700. An en dash is a zero balance.',ParagraphStyle('n',fontName='Times-Italic',fontSize=8))],onFirstPage=pg,onLaterPages=pg)
    return emit(F,'TB',K,rows,totals,None,'MIXED_USE','three entities side by side with eliminations and combined, account tree, name before code, whole dollars','nested subtotals, three-line headers, en dashes for zero, entity codes in header','closers')
