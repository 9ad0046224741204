from common import *
pdfmetrics.registerFont
fonts(('S','dejavu/DejaVuSerifCondensed.ttf'),('SB','dejavu/DejaVuSerifCondensed-Bold.ttf'),('SI','dejavu/DejaVuSerifCondensed-Italic.ttf'))
d=Doc('church_accounts')
d.text('Parochial Church Council of St Oswin, Thornley Magna',297,50,'SB',13,'c'); d.text('Receipts and payments account for the year ended 31 December 2023',297,67,'SI',10.5,'c')
def blk(l): return l
rec=[('Planned giving','2(a)',31240,0),('Collections at services','',6118,342),('Income tax recovered','2(b)',8466,0),('Donations and legacies','2(c)',2750,15000),('Fêtes, concerts and other events','',4921,1265),('Church hall lettings','',7380,0),('Dividends and interest','',608,1914),('Fees for weddings and funerals','',3145,0)]
pay=[('Parish share','',34500,0),('Clergy expenses','',2216,0),('Organist and choir','',3060,0),('Heating, lighting and water','',6874,0),('Insurance','',3390,0),('Upkeep of services and churchyard','',2047,410),('Major repairs – tower stonework','4',1120,21846),('Missionary and charitable giving','3',5600,342),('Printing, stationery and governance','',927,0)]
py=[35690,6020,8012,1450,5377,6935,2118,3480]; pp=[33200,2090,2980,7451,3122,2231,4870,5410,861]
n=lambda v: '–' if v==0 else m(v)
rows=[['','Note']+[C(t+'<br/>£',al='r') for t in ('Unrestricted<br/>funds','Restricted<br/>funds','Total<br/>2023','Total<br/>2022')]]
br=[];st=[]
def sec(t): br.append(len(rows)); rows.append([t]+['']*5)
def grp(g,p,t):
    for (a,b,u,r),q in zip(g,p): rows.append([C(a,ind=8),b,n(u),n(r),n(u+r),n(q)])
    k=len(rows); st.extend([('LINEABOVE',(2,k),(-1,k),.5,colors.black),('LINEBELOW',(2,k),(-1,k),.5,colors.black)])
    br.append(k); v=[sum(z[2] for z in g),sum(z[3] for z in g)]; v+=[sum(v),sum(p)]; rows.append([t,'']+[n(a) for a in v]); return v
sec('Receipts'); a=grp(rec,py,'Total receipts'); sec('Payments'); b=grp(pay,pp,'Total payments')
e=[i-j for i,j in zip(a,b)]; op=[12418,18730]; op+=[sum(op),0]; op[3]=op[2]-e[3]
rows.append(['Excess of receipts over payments','']+[n(v) for v in e])
rows.append(['Transfers between funds','5','(1,500)','1,500','–','–'])
rows.append(['Cash at bank, 1 January','']+[n(v) for v in op])
k=len(rows); st+=[('LINEABOVE',(2,k),(-1,k),.5,colors.black),('LINEBELOW',(2,k),(-1,k),.5,colors.black,1,None,None,2,1.5)]
br.append(k); cl=[e[0]+op[0]-1500,e[1]+op[1]+1500,e[2]+op[2],e[3]+op[3]]; rows.append(['Cash at bank, 31 December','']+[n(v) for v in cl])
# header: keep one plain grid (row 0 titles, row 1 units)
y=d.table(rows,70,84,[195,40,62,58,50,50],'S','SB',9,align='lcrrrr',hdr=1,style=st,boldrows=br,pad=(1,2.2,2,2),va='BOTTOM')
y+=30; d.text('Statement of assets and liabilities at 31 December 2023',70,y,'SB',10.5); y+=6
rows=[['','£','£'],['Monetary assets','',''],[C('Current account',ind=8),'6,204',''],[C('Deposit fund',ind=8),m(cl[2]-6204),''],['','',m(cl[2])],['Investments','',''],[C('Endowment shares, at market value',ind=8),'','44,310'],['Liabilities','',''],[C('Architect’s fee, tower',ind=8),'','(1,980)'],['','',m(cl[2]+44310-1980)]]
rows[4][0]=C('Total cash',ind=8); rows[9][0]='Net assets'
st=[('LINEABOVE',(1,4),(1,4),.5,colors.black),('LINEABOVE',(2,9),(2,9),.5,colors.black),('LINEBELOW',(2,9),(2,9),.5,colors.black,1,None,None,2,1.5)]
y=d.table(rows,70,y,[230,70,70],'S','SB',9,align='lrr',hal='lrr',style=st,boldrows=[1,5,7,9],pad=(.8,1.6,2,2))
y+=12; y=d.para('<b>Notes.</b> 1. The accounts have been drawn up on the receipts and payments basis. 2. Tax was recovered on (a) planned giving, (b) including the small donations scheme; (c) a legacy of £15,000 was received for the tower. 3. A tenth of unrestricted income is given away. 4. Work finished in October. 5. The council moved £1,500 to the tower fund.',70,y,455,'S',8.5,al='j')
d.para('Approved by the council on 26 February and signed on its behalf by the Revd J. Marwood (chairman) and H. Stott (treasurer).',70,y+6,455,'SI',9)
d.save()
