from lib import *
import random,datetime
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(808)
fn='hallam_trade_estate_qube_tenancy.xlsx'
wb=Workbook();ws=wb.active;ws.title='TS_RPT_014'
ws['A1']='Report: TS_RPT_014 Tenancy Schedule (Current)';ws['A2']='Client:';ws['B2']='HLM - Hallam Estates Unit Trust';ws['A3']='Property:';ws['B3']='HALLTE - Hallam Trade Estate, Sheffield S9';ws['A4']='Effective date:';ws['B4']=datetime.date(2025,3,25);ws['B4'].number_format='dd/mm/yyyy'
for i in range(1,5):ws.cell(i,1).font=Font(name='Arial',size=9,bold=True);ws.cell(i,2).font=Font(name='Arial',size=9)
H=['Unit Ref','Demise Description','Tenant','Trading As','Status','Area SqFt','Start Date','End Date','Break Date','Next Rev','Rent PA','Rent PSF','S/C PA','Ins PA','RV','Deposit','Arrears']
for j,h in enumerate(H,1):
    x=ws.cell(6,j,h);x.font=Font(name='Arial',size=9,bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='003B5C');x.alignment=Alignment(wrap_text=True,vertical='top')
ws.row_dimensions[6].height=26
tn='Sharrow Plumbing Supplies Ltd|Don Valley Tool Hire Ltd|Steel City Tiles Ltd|Crookes Motor Spares Ltd|Norfolk Door Co Ltd|Abbeydale Flooring Ltd|Kelham Catering Equipment Ltd|Loxley Signs & Graphics|Redmires Refrigeration Ltd|Rivelin Rooflights Ltd|Attercliffe Autoglass Ltd|Meersbrook Bikes CIC|Porter Brook Coffee Roasters|Owlerton Electrical Factors plc|Beighton Timber Ltd|Wincobank Print Finishing|Totley Garden Machinery|Handsworth Trade Paints Ltd|Gleadless Fabrications|Heeley Gymnastics Club|Brightside Trailers Ltd|Tinsley Packaging Ltd|Hillsfoot Scaffolding|Burngreave Foods Ltd|Carbrook Kitchens Ltd|Darnall Upholstery'.split('|')
ti=iter(tn);r=7;tr=[];G=[0]*6;plant=None;nu=nv=0
ph=[('Phase 1',12,'HT1'),('Phase 2',10,'HT2'),('Phase 3',8,'HT3')];vac={('HT1',7),('HT2',4),('HT3',2),('HT3',8)}
def put(vals,bold=False,fill=None):
    global r
    for j,v in enumerate(vals,1):
        x=ws.cell(r,j,v);x.font=Font(name='Arial',size=9,bold=bold)
        if isinstance(v,datetime.date):x.number_format='dd/mm/yyyy'
        elif isinstance(v,(int,float)):x.number_format='#,##0.00' if j in(11,12,13,14,16,17) else '#,##0'
        if fill:x.fill=PatternFill('solid',fgColor=fill)
    r+=1
for p,n,cd in ph:
    put([p]+['']*0,True);S=[0]*6
    for i in range(1,n+1):
        nu+=1;u='%s/%02d'%(cd,i);a=random.choice([1250,1480,2010,2540,3105,4220]);ds=f'Unit {i} {p}';rv=round(a*6.4/50)*50;v=(cd,i) in vac
        sc=round(a*.92,2);ins=round(a*.31,2)
        if v:
            nv+=1;st='Void' if (cd,i)!=('HT3',8) else 'Void - Under Offer'
            put([u,ds,None,None,st,a,None,None,None,None,0,0,0,0,rv,0,0]);S=[S[0]+a]+[S[k]+0 for k in range(1,6)]
            tr.append(R(unit=u,unitType=None,section=p,statusText=st,area=a,annualRent=0,deposit=0,balance=0,charges=[dict(code='S/C PA',amount=0,per='year'),dict(code='Ins PA',amount=0,per='year')]));continue
        y=random.randint(2016,2024);s=datetime.date(y,random.choice([3,6,9,12]),25 if True else 1);t=random.choice([5,10,10]);
        if y+t<2026:t=10
        e=datetime.date(y+t,s.month,24);hold=(cd,i)==('HT2',7)
        if hold:e=datetime.date(2024,9,28);s=datetime.date(2014,9,29)
        rent=round(a*random.choice([8.25,8.75,9.5,10.25])/50)*50.0;dep=random.choice([0,0,rent/4,rent/2]);ar=random.choice([0,0,0,-125.0,1840.22,652.5]);nm=next(ti)
        put([u,ds,nm,nm.replace(' Ltd','') if random.random()<.3 else None,'Holding Over' if hold else 'Let',a,s,e,datetime.date(y+5,s.month,25) if t==10 and random.random()<.5 and not hold else None,datetime.date(y+5 if y+5>2025 else y+10,s.month,25) if t==10 and not hold else None,rent,round(rent/a,2),sc,ins,rv,dep,ar])
        S=[q+w for q,w in zip(S,[a,rent,sc,ins,dep,ar])]
        tr.append(R(unit=u,section=p,tenantName=nm,statusText='Holding Over' if hold else 'Let',area=a,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),annualRent=rent,deposit=dep,balance=ar,charges=[dict(code='S/C PA',amount=sc,per='year'),dict(code='Ins PA',amount=ins,per='year')]))
    put([f'{p} Sub Total',None,None,None,None,S[0],None,None,None,None,S[1],None,round(S[2],2),round(S[3],2),None,S[4],round(S[5],2)],True,'E4ECF1');G=[q+w for q,w in zip(G,S)]
    r+=1
wrong=G[1]+13500
put(['Property Total',None,None,None,f'{nu} units / {nv} void',G[0],None,None,None,None,wrong,None,round(G[2],2),round(G[3],2),None,G[4],round(G[5],2)],True,'C5D6E0')
r+=1;ws.cell(r,1,'*** End of Report ***').font=Font(name='Arial',size=8,italic=True)
for j,w in enumerate([11,18,32,26,14,10,11,11,11,11,12,9,11,10,9,11,11],1):ws.column_dimensions['ABCDEFGHIJKLMNOPQ'[j-1]].width=w
ws.column_dimensions['D'].hidden=True
ws.freeze_panes='A7';wb.save(D+fn)
save(fn,'INDUSTRIAL','UK managing-agent export, phases, hidden column, void statuses',False,'Hallam Trade Estate','2025-03-25',nu,nu-nv,nv,tr,planted=dict(what=f'Property Total of Rent PA printed {wrong:.2f}; the units and the three sub totals add to {G[1]:.2f}',kind='total_wrong'),sheet=None,totals=dict(annualRent=wrong,area=G[0],deposit=G[4],balance=round(G[5],2)))
