from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as CL
import openpyxl
def wid(ws,l):
    for i,w in enumerate(l,1): ws.column_dimensions[CL(i)].width=w
def fin(wb,fn):
    wb.properties.created=wb.properties.modified=dt.datetime(2026,1,5); wb.save(DOC+fn)
BF=Font(bold=True)
def x1(): # flex park, hand Excel, 3 sheets
    g=R(1);fn='Tanager Flex Park - rents Q4.xlsx';wb=Workbook();cv=wb.active;cv.title='Read me'
    cv['A1']='Tanager Flex Park';cv['A1'].font=Font(bold=True,size=16)
    for i,l in enumerate(['3 buildings, 2100 - 2140 Tanager Way, Ogden UT','Rents are NNN unless marked G (gross).','Change the rent on the tab RR only, the recap picks it up.','Last touched by Dov, 12/3/2025'],3):cv.cell(i,1,l)
    ws=wb.create_sheet('RR');rc=wb.create_sheet('Recap')
    wid(ws,[2,11,30,10,10,9,12,13,12,12,14,14,12,30]);ws['B1']='TANAGER FLEX PARK';ws['B1'].font=Font(bold=True,size=14);ws['B2']='Rent roll at';ws['C2']=D(2025,12,1);ws['C2'].number_format='mmmm d, yyyy';ws['C2'].alignment=Alignment(horizontal='left')
    ws['E4']='Area (sf)';ws.merge_cells('D4:F4');ws['D4']='Area (sf)';ws.merge_cells('G4:H4');ws['G4']='Base rent';ws.merge_cells('I4:J4');ws['I4']='Term';ws.merge_cells('K4:L4');ws['K4']='Next bump'
    for j,h in enumerate(['Unit','Company','Office','Whse','Total','per month','per year','From','To','Date','New monthly','Deposit','Comment'],2):ws.cell(5,j,h)
    for r in (4,5):
        for j in range(2,15):c=ws.cell(r,j);c.font=BF;c.alignment=Alignment(horizontal='center');c.fill=PatternFill('solid',fgColor='FFE9D9B8')
    cos=['Wasatch Cabinet Works','Peak E-Bike Co.','Larkspur Supply','Summit Fire & Alarm','Redrock Screenprint','Northfork Brewing','Beehive HVAC Parts','Alta Prosthetics','CrossFit Tanager','Uinta Drone Lab','Ogden Valley Tile','Basin Bearings','Mt. View Robotics Club','Saltair Coffee Roasters','Big Dipper Toys','Jarvela Electric','Lone Peak Vinyl','Great Basin Sensors'];ci=0
    rows=[];r=6;occ=vac=0;T=[0]*6;rec=[]
    for b,us_ in [('2100',['A','B','C','D','E','F']),('2120',['A','B','C','D','E','F','G']),('2140',['1','2','3','4','5','6'])]:
        ws.cell(r,2,f'Bldg {b}').font=Font(bold=True,italic=True);r+=1;S=[0]*6;st=r;n0=0
        for k in us_:
            u=f'{b}-{k}';of=g.randint(4,18)*100;wh=g.randint(10,46)*100;tt=of+wh;ws.cell(r,2,u);ws.cell(r,4,of);ws.cell(r,5,wh);ws.cell(r,6,tt);d=dict(unit=u,building=f'Bldg {b}',area=tt);q=[of,wh,tt,0,0,0]
            if u in('2100-D','2140-5','2120-G'):
                ws.cell(r,3,'vacant').font=Font(color='FFC00000');ws.cell(r,14,{'2100-D':'asking 1.05/sf','2140-5':'LOI out','2120-G':'leased to Vanzel Pools from 2/1/26, $3,900'}[u]);d['statusText']='vacant';vac+=1
            else:
                nm=cos[ci];ci+=1;occ+=1;n0+=1;m=round(tt*g.choice([.88,.92,.97,1.02]),0);a=D(g.randint(2019,2025),g.randint(1,11),1);e=a+RD(years=7)-dt.timedelta(1);dp=m if g.random()<.8 else None
                ws.cell(r,3,nm);ws.cell(r,7,m);ws.cell(r,8,f'=G{r}*12' if False else m*12);ws.cell(r,9,a);mt=u=='2120-C';ws.cell(r,10,'MTM' if mt else e);ws.cell(r,13,dp)
                d.update(tenantName=nm,contractRent=m,annualRent=m*12,leaseStartDate=a,leaseEndDate='MTM' if mt else e,deposit=dp,statusText='Occupied');q[3:]=[m,m*12,dp or 0]
                if not mt and g.random()<.7:
                    nd=D(2026,a.month,1) if D(2026,a.month,1)<e else D(2026,1,1);na=round(m*1.035,0)
                    if nd>e: nd=D(2025,12,15)
                    ws.cell(r,11,nd);ws.cell(r,12,na);d['rentSteps']=[dict(date=nd.isoformat(),amount=na)]
                if g.random()<.2:ws.cell(r,14,g.choice(['G - we pay water','option 5 yrs','guaranty on file','COI expired!']))
            for j in (4,5,6,7,8,12,13):ws.cell(r,j).number_format='#,##0'
            for j in (9,10,11):ws.cell(r,j).number_format='m/d/yy'
            rows.append(cl(**d));S=[x+y for x,y in zip(S,q)];r+=1
        ws.cell(r,3,f'Bldg {b} total').font=BF
        for j,v in zip((4,5,6,7,8,13),S):c=ws.cell(r,j,v);c.font=BF;c.number_format='#,##0';c.border=Border(top=Side(style='thin'))
        rec.append((f'Bldg {b}',len(us_),n0,S[2],S[3]));r+=2;T=[x+y for x,y in zip(T,S)]
    ws.cell(r,3,'PARK TOTAL').font=BF
    for j,v in zip((4,5,6,7,8,13),T):c=ws.cell(r,j,v);c.font=BF;c.number_format='#,##0';c.border=Border(top=Side(style='double'))
    for i,x in enumerate([('Building','Bays','Leased','Sq ft','Monthly')]+rec+[('All',occ+vac,occ,T[2],T[3])],1):
        for j,v in enumerate(x,1):rc.cell(i,j,v)
    ws.freeze_panes='D6';fin(wb,fn);save(fn,'INDUSTRIAL',rows,'Tanager Flex Park','2025-12-01',occ+vac,occ,vac,'hand Excel, grouped header, next bump columns, three sheets','roll on second sheet',sheet='RR')
def x2(): # student houses by bed, planted digit
    g=R(2);fn='fall25 beds.xlsx';wb=Workbook();ws=wb.active;ws.title='Fall 25';wid(ws,[18,7,24,12,11,11,10,10,22]);ws['A1']='Maple & Main Student Rentals';ws['A1'].font=Font(size=13,bold=True);ws['A2']='Bed list  9/15/25'
    hd=['House','Bed','Student','Room type','Installment','Parking','Deposit','Owes','Parent / guarantor'];rows=[];r=4;rents=[];S=[0]*4;o=v=0
    for j,h in enumerate(hd,1):c=ws.cell(r,j,h);c.font=Font(bold=True,color='FFFFFFFF');c.fill=PatternFill('solid',fgColor='FF4B3B6B')
    r=5;recs=[]
    for h,k in [('17 Maple',5),('19 Maple',5),('22 Maple',6),('140 Main (down)',3),('140 Main (up)',4),('305 Main',7),('8 Garner',4)]:
        for b in range(1,k+1):recs.append((h,b,k))
    bad=None
    for h,b,k in recs:
        if b==1:ws.cell(r,1,h);ws.merge_cells(start_row=r,end_row=r+k-1,start_column=1,end_column=1);ws.cell(r,1).alignment=Alignment(vertical='top')
        rt=g.choice(['single','single','double','attic']);d=dict(unit=str(b),building=h,unitType=rt);ws.cell(r,2,b);ws.cell(r,4,rt)
        if g.random()<.13:ws.cell(r,3,'OPEN');ws.cell(r,3).fill=PatternFill('solid',fgColor='FFFFFF66');d['statusText']='OPEN';v+=1
        else:
            o+=1;nm=g.name();rent={'single':680,'double':540,'attic':615}[rt]+g.choice([0,10,25]);pk=g.choice([0,0,40]);dp=g.choice([400,400,250]);ow=g.choice([0,0,0,rent,100,-15]);pr=rent
            if bad is None and o==14: pr=int(str(rent)[0]+str((int(str(rent)[1])+5)%10)+str(rent)[2]);bad=(h,b,nm,rent,pr)
            ws.cell(r,3,nm);ws.cell(r,5,f'${pr:,.2f}');ws.cell(r,5).alignment=Alignment(horizontal='right');ws.cell(r,6,pk or None);ws.cell(r,7,dp);ws.cell(r,8,ow);ws.cell(r,9,g.choice([None,g.name()]))
            d.update(tenantName=nm,contractRent=pr,deposit=dp,balance=ow,charges=[dict(code='Parking',amount=pk)] if pk else None,statusText='Occupied')
            for j,q in enumerate([rent,pk,dp,ow]):S[j]+=q
        ws.cell(r,8).number_format='#,##0.00;(#,##0.00);0.00';rows.append(cl(**d));r+=1
    r+=1;ws.cell(r,1,'TOTAL').font=BF;ws.cell(r,5,f'${S[0]:,.2f}');ws.cell(r,5).alignment=Alignment(horizontal='right')
    for j,q in zip((6,7,8),S[1:]):ws.cell(r,j,q)
    ws.cell(r+2,1,f'{o+v} beds, {o} filled, {v} open')
    fin(wb,fn);h,b,nm,rent,pr=bad
    save(fn,'STUDENT_HOUSING',rows,'Maple & Main Student Rentals','2025-09-15',o+v,o,v,'hand Excel by bed, house merged over beds, rent as text','bed numbers repeat by house; planted digit',sheet='Fall 25',planted=dict(what=f'{h} bed {b} ({nm}): installment printed {pr} instead of {rent}; printed total {S[0]:,.2f} is of the right figure',kind='digit_changed'))
def x3(): # QuickBooks style
    g=R(3);fn='QB_RentRoll_Elmwood.xlsx';wb=Workbook();ws=wb.active;ws.title='Sheet1';f=Font(name='Arial',size=8);fb=Font(name='Arial',size=8,bold=True);rows=[];A=Font(name='Arial',size=12,bold=True)
    ws['A1']='9:42 AM';ws['A2']='10/31/25';ws['E1']='Elmwood Holdings LP - Duplexes';ws['E1'].font=A;ws['E2']='Customer Rent Roll';ws['E2'].font=A;ws['E3']='As of October 31, 2025';ws['E3'].font=fb
    hs=[(5,'Tenant'),(7,'Beds'),(9,'Lease Begin'),(11,'Lease End'),(13,'Monthly Rent'),(15,'Security Dep'),(17,'Open Balance')]
    for j,h in hs:c=ws.cell(5,j,h);c.font=fb;c.alignment=Alignment(horizontal='center');c.border=Border(bottom=Side(style='medium'))
    r=6;T=[0]*3;o=v=0;wid(ws,[3,3,3,18,24,1,8,1,12,1,12,1,13,1,13,1,13])
    def num(r,j,q,font=f,top=False):
        c=ws.cell(r,j,q);c.font=font;c.number_format='#,##0.00_);-#,##0.00_)'
        if top:c.border=Border(top=Side(style='thin'))
    for p,us_ in [('Elm 41/43',['41','43']),('Elm 57/59',['57','59']),('Tenth St 802',['802A','802B']),('Tenth St 806',['806A','806B']),('Wickham 15',['15 Front','15 Rear','15 Carriage Hse']),('Wickham 29',['29-1','29-2']),('Orchard 3',['3N','3S'])]:
        ws.cell(r,2,p).font=fb;r+=1;S=[0]*3
        for u in us_:
            d=dict(unit=u,building=p);ws.cell(r,4,u).font=f;bd=g.choice(['1BR','2BR','2BR','3BR']);ws.cell(r,7,bd).font=f;d['unitType']=bd
            if u in('806B','29-1'):ws.cell(r,5,'Vacant').font=f;d['statusText']='Vacant';v+=1;q=[0,0,0];num(r,13,0);num(r,15,0);num(r,17,85.2 if u=='29-1' else 0);q[2]=85.2 if u=='29-1' else 0;d.update(contractRent=0,deposit=0,balance=q[2])
            else:
                o+=1;nm=g.lname();a=g.day(D(2022,1,1),D(2025,9,1)).replace(day=1);e=a+RD(years=g.choice([1,2]))-dt.timedelta(1);mt=e<D(2025,10,31);rent={'1BR':870,'2BR':1065,'3BR':1310}[bd]+g.choice([0,20,-35]);q=[rent,g.choice([rent,900]),g.choice([0,0,rent,-50,37.5])]
                ws.cell(r,5,nm).font=f;ws.cell(r,9,us(a)).font=f;ws.cell(r,11,'M-T-M' if mt else us(e)).font=f
                for j,x in zip((13,15,17),q):num(r,j,x)
                d.update(tenantName=nm,leaseStartDate=a,leaseEndDate='M-T-M' if mt else e,contractRent=q[0],deposit=q[1],balance=q[2],statusText='Occupied')
            S=[x+y for x,y in zip(S,q)];rows.append(cl(**d));r+=1
        ws.cell(r,2,'Total '+p).font=fb
        for j,x in zip((13,15,17),S):num(r,j,x,fb,True)
        T=[x+y for x,y in zip(T,S)];r+=1
    ws.cell(r,1,'TOTAL').font=fb
    for j,x in zip((13,15,17),T):num(r,j,x,fb,True);ws.cell(r,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    fin(wb,fn);save(fn,'MULTIFAMILY',rows,'Elmwood Holdings LP - Duplexes','2025-10-31',o+v,o,v,'QuickBooks export, indented labels, spacer columns','unit column has no header; vacant unit with a balance',sheet='Sheet1')
def x4(): # TenantCloud flat
    g=R(4);fn='tenantcloud-rentroll-2025-08-01.xlsx';wb=xlsxwriter.Workbook(DOC+fn);wb.set_properties({'created':dt.datetime(2025,8,1)});ws=wb.add_worksheet('rent_roll');rows=[]
    for j,h in enumerate(['Property','Unit','Unit Type','Size (sq.ft)','Lease #','Tenants','Lease Status','Start Date','End Date','Market Rent','Rent','Deposit Held','Outstanding']):ws.write(0,j,h)
    r=1;O=V=N=0;T=[0]*4
    for p,us_ in [('Cedar Court',[f'{i}' for i in range(1,11)]),('Lindell Sixplex',[f'L{i}' for i in range(1,7)]),('Harmon Duplex',['East','West']),('Rooks Cottage',['Main'])]:
        for u in us_:
            N+=1;ty,sf,mk=g.choice([('Apartment 1/1',590,895),('Apartment 2/1',780,1045),('Studio',430,725)]) if p!='Rooks Cottage' else ('House 3/1',1240,1600);d=dict(unit=u,propertyName=p,unitType=ty,area=sf,marketRent=mk);L=[p,u,ty,sf,'','','','','',mk,'','','']
            if g.random()<.14:L[6]='Vacant';d['statusText']='Vacant';V+=1;q=[mk,0,0,0]
            else:
                O+=1;nm=' & '.join(g.name() for _ in range(g.choice([1,1,2])));a=g.day(D(2024,8,5),D(2025,7,15));e=a+RD(years=1);s=g.choice(['Active']*5+['Expiring']);rent=mk-g.choice([0,20,45]);q=[mk,rent,g.choice([rent,500]),g.choice([0,0,0,rent,61.35])]
                L[4:9]=[g.randint(10000,99999),nm,s,a.isoformat(),e.isoformat()];L[10:]=q[1:];d.update(tenantName=nm,statusText=s,leaseStartDate=a,leaseEndDate=e,contractRent=q[1],deposit=q[2],balance=q[3])
            T=[x+y for x,y in zip(T,q)]
            for j,x in enumerate(L):
                if x!='':ws.write(r,j,x)
            rows.append(cl(**d));r+=1
            if p=='Cedar Court' and u=='10':
                N-=0
                for k,(gn,amt) in enumerate([('Garage 1',75),('Garage 2',75)]):
                    nm=g.name();L=[p,gn,'Garage','',g.randint(10000,99999),nm,'Active','2025-03-01','2026-03-01','',amt,0,0]
                    for j,x in enumerate(L):
                        if x!='':ws.write(r,j,x)
                    T[1]+=amt;rows.append(cl(unit=gn,propertyName=p,unitType='Garage',tenantName=nm,statusText='Active',leaseStartDate='2025-03-01',leaseEndDate='2026-03-01',contractRent=amt,deposit=0,balance=0));r+=1
    ws.write(r,0,'Total');[ws.write(r,j,x) for j,x in zip((9,10,11,12),T)]
    wb.close();save(fn,'MULTIFAMILY',rows,None,None,N,O,V,'TenantCloud flat export, ISO text dates','two garages are rows but no units; no title, no as-on date in the document',sheet='rent_roll')
def x5(): # Breeze export large
    g=R(5);fn='RentRoll_sagebrook_05_31_2025.xlsx';wb=Workbook();ws=wb.active;ws.title='Report1';rows=[];ws['A1']='Rent Roll';ws['A2']='Property: Sagebrook Village (sagebrk)';ws['A3']='As of 05/31/2025'
    for i in (1,2,3):ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=15);ws.cell(i,1).alignment=Alignment(horizontal='center');ws.cell(i,1).font=Font(bold=True,size=13-i)
    H=['Unit','Floorplan','Unit Desig.','SQFT','Unit/Lease Status','Name','Move-In','Lease Start','Lease End','Market + Addl.','Lease Rent','Other Charges/Credits','Total Billing','Dep On Hand','Balance']
    for j,h in enumerate(H,1):c=ws.cell(5,j,h);c.font=Font(bold=True);c.alignment=Alignment(wrap_text=True,horizontal='center');c.fill=PatternFill('solid',fgColor='FFD9D9D9')
    wid(ws,[8,9,7,10,19,26,11,11,11,12,12,12,12,12,12]);ws.column_dimensions['C'].hidden=True
    fp={'A1':(655,1240),'A1R':(655,1340),'B1':(930,1525),'B2':(1010,1610),'C1':(1230,1890)};r=6;T=[0]*7;st={};N=0;pend=[]
    for b in range(1,13):
        for k in range(14):
            u=f'{b:02d}{(k//7)+1}{k%7+1:02d}';f=g.choice(list(fp));sf,mk=fp[f];N+=1
            s='Occupied' if g.random()<.88 else g.choice(['Occupied-NTV','Occupied-NTVL','Vacant','Vacant','Vacant-Leased'])
            s={'01101':'Model','07203':'Down','02107':'Employee'}.get(u,s);st[s]=st.get(s,0)+1
            def put(L,d,add):
                nonlocal r,T
                for j,x in enumerate(L,1):
                    if x is not None:
                        c=ws.cell(r,j,x)
                        if j in(7,8,9):c.number_format='mm/dd/yyyy'
                        if j>=10:c.number_format='#,##0.00;(#,##0.00)'
                rows.append(cl(**d));T=[x+(y or 0) for x,y in zip(T,[sf*add]+[L[9]*add if L[9] else 0]+[(L[i] or 0)*add for i in (10,11,12)]+[L[13] or 0,L[14] or 0])];r+=1
            if s in('Vacant','Vacant-Leased','Model','Down'):
                put([u,f,'N/A',sf,s,{'Vacant':'VACANT','Vacant-Leased':'VACANT','Model':'MODEL','Down':'DOWN'}[s],None,None,None,mk,0,0,0,0,0],dict(unit=u,unitType=f,area=sf,statusText=s,marketRent=mk,contractRent=0,totalCharges=0,deposit=0,balance=0),1)
                if s=='Vacant-Leased':
                    nm=g.lname();put([u,f,'N/A',sf,'Applicant',nm,D(2025,6,14),D(2025,6,14),D(2026,6,13),None,mk-25,30,mk+5,300,0],dict(unit=u,unitType=f,area=sf,statusText='Applicant',tenantName=nm,moveInDate='2025-06-14',leaseStartDate='2025-06-14',leaseEndDate='2026-06-13',contractRent=mk-25,charges=[dict(code='Other Charges/Credits',amount=30)],totalCharges=mk+5,deposit=300,balance=0),0)
            else:
                nm=g.lname();a=g.day(D(2024,6,5),D(2025,5,20));e=a+RD(months=12)-dt.timedelta(1);mi=a-RD(months=12*g.choice([0,0,1,2,3]));rent=mk-g.choice([0,15,40,90,120]);ot=g.choice([30,45,65,72.5])-(rent*.2 if s=='Employee' else 0);ot=round(ot,2);tb=round(rent+ot,2);dp=g.choice([300,300,500]);bl=g.choice([0,0,0,0,tb,-18.2,44.1])
                put([u,f,'N/A',sf,s,nm,mi,a,e,mk,rent,ot,tb,dp,bl],dict(unit=u,unitType=f,area=sf,statusText=s,tenantName=nm,moveInDate=mi,leaseStartDate=a,leaseEndDate=e,marketRent=mk,contractRent=rent,charges=[dict(code='Other Charges/Credits',amount=ot)],totalCharges=tb,deposit=dp,balance=bl),1)
    ws.cell(r,1,'Totals:').font=BF
    for j,x in zip((4,10,11,12,13,14,15),T):c=ws.cell(r,j,round(x,2));c.font=BF;c.number_format='#,##0.00;(#,##0.00)' if j>4 else '#,##0'
    ws.cell(r+1,1,'Applicants are not in the totals of rent and billing.').font=Font(italic=True);r+=4
    for j,h in zip((5,6),('Status','# Units')):ws.cell(r,j,h).font=BF
    for k,x in st.items():r+=1;ws.cell(r,5,k);ws.cell(r,6,x)
    ws.cell(r+1,5,'Total');ws.cell(r+1,6,N)
    o=sum(x for k,x in st.items() if k[0]=='O' or k=='Employee');v=sum(x for k,x in st.items() if k[0]=='V')
    fin(wb,fn);save(fn,'MULTIFAMILY',rows,'Sagebrook Village','2025-05-31',N,o,v,'Breeze/RealPage-like export, hidden column, 168 units','applicant rows, model, down, employee; hidden column',sheet='Report1')
def x6(): # mixed use typed by floor
    g=R(6);fn='440 Garrison St.xlsx';wb=Workbook();ws=wb.active;ws.title='Rents';wid(ws,[13,30,16,9,12,14,14,12,34]);ws.merge_cells('A1:I1');ws['A1']='440 GARRISON STREET';ws['A1'].font=Font(name='Georgia',size=16,bold=True);ws['A1'].alignment=Alignment(horizontal='center');ws.merge_cells('A2:I2');ws['A2']='who is where, January 2026';ws['A2'].alignment=Alignment(horizontal='center');rows=[];r=4;tot=0;dpt=0
    def sec(t,heads):
        nonlocal r
        ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=9);c=ws.cell(r,1,t);c.font=BF;c.fill=PatternFill('solid',fgColor='FFCFE2D4');r+=1
        for j,h in enumerate(heads,1):
            if h:c=ws.cell(r,j,h);c.font=Font(italic=True,underline='single')
        r+=1
    def line(s,u,t,ty,sf,rent,a,e,dp,note=None,step=None):
        nonlocal r,tot,dpt
        v=t.lower()=='empty'
        for j,x in enumerate([u,t,ty,sf,rent,a,e,dp,note],1):
            if x is not None:
                c=ws.cell(r,j,x)
                if j in(6,7):c.number_format='mmm d, yyyy';c.alignment=Alignment(horizontal='right')
                if j in(5,8):c.number_format='"$"#,##0.00'
                if j==9:c.alignment=Alignment(wrap_text=True)
        tot+=rent or 0;dpt+=dp or 0;r+=1
        rows.append(cl(unit=u,tenantName=None if v else t,unitType=None if 'SHOPS' in s else ty,area=sf,contractRent=rent,leaseStartDate=a,leaseEndDate=e,deposit=dp,section=s,statusText=t if v else 'Occupied',rentSteps=[step] if step else None))
    def stot(l,t0):
        nonlocal r
        ws.cell(r,2,l).font=BF;c=ws.cell(r,5,tot-t0);c.font=BF;c.number_format='"$"#,##0.00';c.border=Border(top=Side(style='thin'));r+=2
    s='STREET LEVEL - SHOPS';sec(s,['Shop','Tenant','Business','Sq Ft','Rent/mo','From','Until','Deposit','']);
    line(s,'440','Garrison Hardware','Hardware',2850,4275,D(2014,5,1),D(2029,4,30),4000,'up to $4,400.00 on 5/1/2026',dict(date='2026-05-01',amount=4400))
    line(s,'442','Thread & Needle','Alterations',780,1250,D(2022,9,1),D(2027,8,31),1250);line(s,'444','empty',None,1100,None,None,None,None,'paper on windows, ask 1,700');line(s,'446','Noor Market & Deli','Grocery',1650,2640,D(2020,2,1),D(2030,1,31),5280,'pays 38% of water');stot('shops',0);t0=tot
    for fl,us_ in [('SECOND FLOOR - FLATS',['2A','2B','2C','2D']),('THIRD FLOOR - FLATS',['3A','3B','3C','3D'])]:
        sec(fl,['Apt','Tenant','Rooms',None,'Rent/mo','From','Until','Deposit',''])
        for u in us_:
            ty=g.choice(['1 bedroom','2 bedroom','studio']);rent={'1 bedroom':1180,'2 bedroom':1425,'studio':940}[ty]+g.choice([0,25])
            if u=='3B':line(fl,u,'empty',ty,None,None,None,None,None,'painting, ready 2/1')
            else:
                a=D(2025,g.randint(2,12),1);line(fl,u,g.name(),ty,None,rent,a,(a+RD(years=1)-dt.timedelta(1)) if u!='2C' else 'month-month',rent if u!='3D' else 0,'super, rent reduced' if u=='3D' else None)
        stot(fl.split(' - ')[0].lower(),t0);t0=tot
    s='OTHER';sec(s,['','','','','Rent/mo','From','Until','',''])
    line(s,'Roof','Skyline Towers Wireless','antenna',None,1150,D(2018,7,1),D(2028,6,30),None);line(s,'Lot 1-4','Noor Market & Deli','parking',None,200,D(2020,2,1),D(2030,1,31),None);line(s,'Basement','Thread & Needle','storage',None,75,D(2023,1,1),'month-month',None);stot('other',t0)
    ws.cell(r,2,'ALL').font=BF
    for j,x in((5,tot),(8,dpt)):c=ws.cell(r,j,x);c.font=BF;c.number_format='"$"#,##0.00'
    ws.cell(r+2,1,'Shops 4 (1 empty), flats 8 (1 empty).')
    n2=wb.create_sheet('Phone list');n2['A1']='Plumber';n2['B1']='555-0142';n2['A2']='Boiler service';n2['B2']='555-0177'
    fin(wb,fn);save(fn,'MIXED_USE',rows,'440 Garrison Street','2026-01',12,10,2,'typed Excel by floor, header repeated per section with other words','antenna, parking, storage rows are no units; empty header cells in a section',sheet='Rents')
def x7(): # Propertyware
    g=R(7);fn='PW Rent Roll Detail - Bayliss.xlsx';wb=xlsxwriter.Workbook(DOC+fn);wb.set_properties({'created':dt.datetime(2025,11,30)});sm=wb.add_worksheet('Recap');ws=wb.add_worksheet('Rent Roll Detail');B=wb.add_format({'bold':1});hb=wb.add_format({'bold':1,'bg_color':'#1F4E79','font_color':'white','text_wrap':1,'valign':'vcenter','align':'center'});M=wb.add_format({'num_format':'#,##0.00;[Red]-#,##0.00'});MB=wb.add_format({'num_format':'#,##0.00;[Red]-#,##0.00','bold':1,'top':1});DF=wb.add_format({'num_format':'dd-mmm-yyyy'});bh=wb.add_format({'bold':1,'bg_color':'#DDEBF7'})
    ws.write(0,0,'Bayliss Garden Fourplexes',wb.add_format({'bold':1,'font_size':14}));ws.write(1,0,'Rent Roll Detail');ws.write(2,0,'Date: 30-Nov-2025');rows=[]
    ws.merge_range(4,8,4,12,'Recurring Charges',hb)
    H=['Unit','Tenant(s)','Status','Bd/Ba','Move In','Lease Start','Lease End','Target Rent','Rent','Water/Sewer','Pet Fee','Lawn','Total Charges','Deposits','Current Balance']
    for j,h in enumerate(H):ws.write(5,j,h,hb)
    ws.set_row(5,30);ws.set_column(0,0,12);ws.set_column(1,1,32);ws.set_column(2,14,12);r=6;T=[0]*8;o=v=0;rec=[]
    for b in ['1001 Bayliss','1003 Bayliss','1005 Bayliss','1007 Bayliss','1011 Bayliss','620 Quill Ct','624 Quill Ct','628 Quill Ct']:
        ws.merge_range(r,0,r,14,f'Building: {b}',bh);r+=1;S=[0]*8;oo=0
        for k in range(1,5):
            u=f'Unit {k}';tr=g.choice([1150,1195,1250]);bb=g.choice(['2/1','2/1.5']);d=dict(unit=u,building=b,unitType=bb,marketRent=tr);ws.write(r,0,u);ws.write(r,3,bb);ws.write(r,7,tr,M)
            if g.random()<.1:ws.write(r,2,'Vacant');d['statusText']='Vacant';v+=1;q=[tr]+[0]*7
            else:
                o+=1;oo+=1;s=g.choice(['Occupied']*6+['Notice Given','Eviction']);nm=g.lname();a=g.day(D(2024,12,5),D(2025,11,1));e=a+RD(years=1)-dt.timedelta(1);mi=a-RD(years=g.choice([0,0,1,4]));rent=tr-g.choice([0,30,55]);ch=[45,g.choice([0,0,25]),g.choice([10,10,0])];tt=rent+sum(ch);dp=g.choice([rent,1000]);bl=g.choice([0,0,0,tt,-5]) if s!='Eviction' else 2*tt
                ws.write(r,1,nm);ws.write(r,2,s)
                for j,x in((4,mi),(5,a),(6,e)):ws.write_datetime(r,j,dt.datetime(x.year,x.month,x.day),DF)
                q=[tr,rent]+ch+[tt,dp,bl]
                for j,x in enumerate(q[1:],8):
                    if x or j>=12:ws.write(r,j,x,M)
                d.update(tenantName=nm,statusText=s,moveInDate=mi,leaseStartDate=a,leaseEndDate=e,contractRent=rent,charges=[dict(code=n,amount=x) for n,x in zip(['Rent','Water/Sewer','Pet Fee','Lawn'],[rent]+ch) if x],totalCharges=tt,deposit=dp,balance=bl)
            rows.append(cl(**d));S=[x+y for x,y in zip(S,q)];r+=1
        ws.write(r,1,f'Subtotal {b}',B)
        for j,x in enumerate(S,7):ws.write(r,j,x,MB)
        rec.append((b,4,oo,4-oo,S[6-1]));r+=2;T=[x+y for x,y in zip(T,S)]
    ws.write(r,1,'Report Total',B)
    for j,x in enumerate(T,7):ws.write(r,j,x,MB)
    for i,x in enumerate([('Building','Units','Occupied','Vacant','Total Charges')]+rec+[('Total',o+v,o,v,T[5])]):
        for j,y in enumerate(x):sm.write(i+1,j,y)
    sm.write(0,0,'Recap by building, 30-Nov-2025');sm.set_column(0,4,15);ws.freeze_panes(6,2);wb.close()
    save(fn,'MULTIFAMILY',rows,'Bayliss Garden Fourplexes','2025-11-30',o+v,o,v,'Propertyware-like, charges in grouped columns, recap sheet first','recap sheet before the roll; unit ids repeat by building',sheet='Rent Roll Detail')
