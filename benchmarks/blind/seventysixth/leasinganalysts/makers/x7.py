from h import *
import openpyxl
from openpyxl.styles import *
r=random.Random(17);f='One Merrimack Plaza CMRR.xlsx'
wb=openpyxl.Workbook();w=wb.active;w.title='CMRR'
N=iter('Hollister Vance LLP|Beacon Tidewater Capital|Ostrander Engineering Group, Inc.|Quill & Ledger CPAs|Merrimack Valley Trust|Sundial Staffing|Ampersand Creative|Fourth Harbor Reinsurance|Greywolf Energy Partners|Pinnacle Title & Escrow|Loomis Bay Software|Verity Court Reporting|Canal Street Consulting|State Dept. of Weights & Measures|Ironbridge Wealth|Meridian Architects, P.C.|Plaza Deli & Catering'.split('|'))
ff='Arial Narrow'
def W(rr,c,v,fm=None,b=False):
    q=w.cell(rr,c,v);q.font=Font(name=ff,size=9,bold=b)
    if fm:q.number_format=fm
w['A1']='Database: MERRPROP';w['E1']='Commercial Rent Roll';w['A2']='Bldg Status: Active only';w['E2']='One Merrimack Plaza';w['A3']='11/3/2025';w['E3']='October 31, 2025'
for c in('A1','A2','A3','E1','E2','E3'):w[c].font=Font(name=ff,size=9,bold=c[0]=='E')
for c,(a,b) in enumerate([('Bldg Id-',''),('Suit Id','Occupant Name'),('','Rent Start'),('','Expiration'),('GLA','Sqft'),('Monthly','Base Rent'),('Annual','Rate PSF'),('Monthly','Cost Recovery'),('Monthly','Other Income'),('- - - - Future','Cat'),('Rent Incr','Date'),('eases - - - -','Monthly Amount')],1):
    W(5,c,a or None,b=True);W(6,c,b or None,b=True);w.cell(6,c).border=Border(bottom=Side(style='thin'))
# header text split awkwardly, as exports do
w['J5'].value='------- Future Rent Increases -------';w['K5'].value=w['L5'].value=None;w['A5'].value='Bldg Id-Suit Id';w['B5'].value=None
w.merge_cells('J5:L5')
us=[('0100',2),('0150',1),('0200',1),('0210',1),('0300',1),('0400',1),('0410',1),('0500',1),('0510',1),('0600',1),('0620',1),('0700',1),('0800',1),('0810',1),('0820',1),('0900',1),('0910',1),('1000',1),('1100',1),('1110',1)];vac={'0210','0620','0810'}
W(8,1,'Vacant Suites',b=True);y=9;rows=[];va=0;oa=0;T=[0.0]*3
AR={u:r.choice([1850,2740,3915,5280,7660,11240]) for u,_ in us}
for u,_ in us:
    if u in vac:
        s=f'OMP   -{u}';W(y,1,s);W(y,2,'Vacant');W(y,5,AR[u],'#,##0');va+=AR[u];rows.append(dict(unit=s,section='Vacant Suites',statusText='Vacant',area=AR[u]));y+=1
y+=1;W(y,1,'Occupied Suites',b=True);y+=1
for u,_ in us:
    if u in vac:continue
    s=f'OMP   -{u}';a=AR[u];t=next(N);q=r.choice([31,33.5,35.25,36,38]);m=round(a*q/12,2);st=d(r.randint(2017,2025),r.randint(1,9));n=r.choice([84,120,132])
    while term(st,n)<d(2026,1):n+=36
    e=term(st,n);rec=round(a*r.choice([4.4,5.1])/12,2);ot=r.choice([0,0,450,1200,2175]);oa+=a
    W(y,1,s);W(y,2,t);W(y,3,st,'m/d/yyyy');W(y,4,e,'m/d/yyyy');W(y,5,a,'#,##0');W(y,6,m,'#,##0.00');W(y,7,q,'0.00');W(y,8,rec,'#,##0.00');W(y,9,float(ot),'#,##0.00')
    for i,v in enumerate((m,rec,ot)):T[i]+=v
    x=st
    while x<=d(2025,10,31):x=addm(x,12)
    sp=[];k=y;mm=m;lim=r.choice([0,2,3,4])
    while x<e and len(sp)<lim:
        mm=round(mm+a*1.0/12,2);W(k,10,'BRT');W(k,11,x,'m/d/yyyy');W(k,12,mm,'#,##0.00');sp.append(dict(date=x,amount=mm));k+=1;x=addm(x,12)
    y=max(k,y+1)+1
    rows.append(dict(unit=s,section='Occupied Suites',tenantName=t,area=a,leaseStartDate=st,leaseEndDate=e,contractRent=m,charges=[dict(code='Cost Recovery',amount=rec),dict(code='Other Income',amount=ot)],rentSteps=sp))
W(y,1,'Totals:',b=True);W(y,2,'Occupied Sqft:');W(y,3,oa/(oa+va),'0.00%');W(y,4,f'{17} Units');W(y,5,oa,'#,##0')
for i,c in enumerate((6,8,9)):W(y,c,round(T[i],2),'#,##0.00',True)
W(y+1,2,'Leased/Unoccupied Sqft:');W(y+1,4,'0 Units');W(y+1,5,0,'#,##0');W(y+2,2,'Vacant Sqft:');W(y+2,3,va/(oa+va),'0.00%');W(y+2,4,'3 Units');W(y+2,5,va,'#,##0');W(y+3,2,'Total Sqft:');W(y+3,4,'20 Units');W(y+3,5,oa+va,'#,##0')
for c,z in zip('ABCDEFGHIJKL',[14,34,11,11,10,13,10,13,12,6,11,14]):w.column_dimensions[c].width=z
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);wb.save(D(f))
finish(f,'OFFICE','vacant suites first, future increases on extra lines',True,rows,'One Merrimack Plaza','2025-10-31',20,17,3,sheet='CMRR')
