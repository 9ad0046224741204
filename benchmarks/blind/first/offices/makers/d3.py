from common import *
import re,zipfile
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L
FIX=dt.datetime(2025,7,1,8,0)
def finish(wb,fn,cached=None):
    """save; put cached values under formulas; fixed zip times"""
    wb.properties.created=FIX;wb.properties.modified=FIX
    p=f'{DOCS}/{fn}';tmp=p+'.tmp';wb.save(tmp)
    zi=zipfile.ZipFile(tmp);zo=zipfile.ZipFile(p,'w',zipfile.ZIP_DEFLATED)
    names=[w.title for w in wb.worksheets]
    for it in zi.infolist():
        b=zi.read(it)
        if it.filename=='docProps/core.xml':b=re.sub(rb'(<dcterms:modified[^>]*>)[^<]*',rb'\g<1>2025-07-01T08:00:00Z',b)
        m=re.match(r'xl/worksheets/sheet(\d+)\.xml',it.filename)
        if m and cached:
            cv=cached.get(names[int(m[1])-1],{});s=b.decode()
            def rep(mm):
                v=cv[mm[1]];return re.sub(r'<v ?/>|<v></v>',f'<v>{v}</v>',mm[0])
            s=re.sub(r'<c r="([A-Z]+\d+)"[^>]*><f>[^<]*</f><v ?/?>(?:</v>)?',rep,s);b=s.encode()
        zo.writestr(zipfile.ZipInfo(it.filename,(2025,7,1,8,0,0)),b,zipfile.ZIP_DEFLATED)
    zi.close();zo.close();os.remove(tmp)
thin=Side(style='thin');B=Font(bold=True)
def fill(c):return PatternFill('solid',fgColor=c)
def doc10():
    r=random.Random(1010);asof=date(2025,6,30);fn='10_Stonegate_Campus_RR_2025-06-30.xlsx';wb=Workbook();s0=wb.active;s0.title='Summary';ws=wb.create_sheet('RR 6-30-25');s2=wb.create_sheet('Expirations')
    cv={'RR 6-30-25':{},'Summary':{},'Expirations':{}};C=cv['RR 6-30-25'];rows=[];names=combo(r,OFF_A,OFF_B,50);ni=0
    ws['B2']='Stonegate Office Campus';ws['B2'].font=Font(bold=True,size=14,color='7F3F00');ws['B3']='Rent Roll';ws['B4']='As of:';ws['D4']=dt.datetime(2025,6,30);ws['D4'].number_format='mmmm d, yyyy';ws['D4'].alignment=Alignment(horizontal='left')
    top=[('B','Suite'),('C','TenantID'),('D','Tenant'),('E','Status'),('F','Area (SF)'),('H','Lease'),('J','Monthly Rent'),('L','Next Scheduled Rent'),('N','Annual'),('O','Monthly Recoveries'),('R','Total'),('S','Security')]
    sub={'F':'Rentable','G':'Usable','H':'From','I':'To','J':'Market','K':'Contract','L':'Eff.','M':'Monthly','N':'Contract','O':'Opex','P':'RE Tax','Q':'Parking','R':'Monthly','S':'Deposit','T':'L/C'}
    for c,v in top:ws[c+'6']=v
    for c,v in sub.items():ws[c+'7']=v
    for m in('F6:G6','H6:I6','J6:K6','L6:M6','O6:Q6','S6:T6','B6:B7','D6:D7','E6:E7'):ws.merge_cells(m)
    for row_ in ws['B6:T7']:
        for c in row_:c.font=Font(bold=True,color='FFFFFF');c.fill=fill('7F3F00');c.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True)
    R=8;ftot={};btot=[];cols='FGJKNOPQRST';G={c:0 for c in cols};occ=vac=0;exp={};osf=0;bl=[]
    for b in('East','West'):
        ws[f'B{R}']=f'{b} Building';ws[f'B{R}'].font=Font(bold=True,italic=True,size=12);R+=1;frows=[];BT={c:0 for c in cols}
        for f in(1,2,3):
            st=R;F={c:0 for c in cols};k=r.choice([4,5,6])
            for j in range(k):
                su=f'{b[0]}{f}{(j+1)*10:02d}';rsf=r.randint(12,70)*100+r.choice([0,12,48,77]);usf=round(rsf*.87);mk=round(rsf*r.choice([26,27,28.5])/12,2)
                ws[f'B{R}']=su;ws[f'F{R}']=rsf;ws[f'G{R}']=usf;ws[f'J{R}']=mk;V=dict(F=rsf,G=usf,J=mk)
                if (b,f,j) in(('East',2,1),('West',1,0),('West',3,2)):
                    stt='LOI Out' if b=='East' else 'Vacant';ws[f'E{R}']=stt;ws[f'D{R}']='Vacant';vac+=1
                    rows.append(row(unit=su,building=f'{b} Building',section=None,area=rsf,statusText=stt,marketRent=mk))
                    if b=='West' and f==1:
                        for c in V:F[c]+=V[c]
                        R+=1;nm=names[ni];ni+=1;ct=round(rsf*27/12,2);sd=date(2025,10,1);ed=date(2030,9,30)
                        ws[f'B{R}']=su;ws[f'C{R}']=f't00{8000+R}';ws[f'D{R}']=nm;ws[f'E{R}']='Signed';ws[f'H{R}']=sd;ws[f'I{R}']=ed;ws[f'L{R}']=sd;ws[f'M{R}']=ct
                        rows.append(row(unit=su,building=f'{b} Building',tenantName=nm,statusText='Signed',leaseStartDate=sd,leaseEndDate=ed,rentSteps=[dict(date=iso(sd),amount=ct)]));V={}
                else:
                    nm=names[ni];ni+=1;s=date(r.randint(2018,2025),r.randint(1,6),1);e=eom(mon_add(s,r.choice([60,84,120])-1))
                    while e<asof:e=eom(mon_add(e,36))
                    ct=round(rsf*r.choice([24,25,26.25,27])/12,2);ox=round(rsf*r.uniform(1,4)/12,2);tx=round(rsf*r.uniform(.5,2)/12,2);pk=r.choice([0,150,300,450]);dep=r.choice([ct,0,round(2*ct,2)]);lc=r.choice([0,0,0,50000,80000]);tot=round(ct+ox+tx+pk,2);stt=r.choice(['Leased']*7+['Holdover' ]) if e>asof else 'Leased'
                    stt='Leased'
                    nd=mon_add(s,12*(2025-s.year+(1 if s.month<=6 else 0)));steps=[]
                    V.update(K=ct,N=round(ct*12,2),O=ox,P=tx,Q=pk,R=tot,S=dep,T=lc)
                    ws[f'C{R}']=f't00{8000+R}';ws[f'D{R}']=nm;ws[f'E{R}']=stt;ws[f'H{R}']=s;ws[f'I{R}']=e
                    if nd<e:na=round(ct*1.025,2);ws[f'L{R}']=nd;ws[f'M{R}']=na;steps=[dict(date=iso(nd),amount=na)]
                    for c in'KOPQST':ws[f'{c}{R}']=V[c]
                    ws[f'N{R}']=f'=K{R}*12';C[f'N{R}']=V['N'];ws[f'R{R}']=f'=K{R}+SUM(O{R}:Q{R})';C[f'R{R}']=tot
                    rows.append(row(unit=su,building=f'{b} Building',area=rsf,tenantName=nm,statusText=stt,marketRent=mk,contractRent=ct,annualRent=V['N'],leaseStartDate=s,leaseEndDate=e,deposit=dep,charges=[dict(code='Opex',amount=ox),dict(code='RE Tax',amount=tx),dict(code='Parking',amount=pk)],totalCharges=tot,rentSteps=steps))
                    occ+=1;osf+=rsf;x=exp.setdefault(e.year,[0,0,0]);x[0]+=1;x[1]+=rsf;x[2]+=V['N']
                for c in V:F[c]+=V[c]
                R+=1
            ws[f'D{R}']=f'Floor {f} total';frows.append(R)
            for c in cols:ws[f'{c}{R}']=f'=SUM({c}{st}:{c}{R-1})';C[f'{c}{R}']=round(F[c],2);BT[c]+=F[c]
            for c_ in ws[f'B{R}:T{R}'][0]:c_.font=B;c_.border=Border(top=thin)
            R+=1
        ws[f'D{R}']=f'{b} Building total';btot.append(R)
        for c in cols:ws[f'{c}{R}']='='+'+'.join(f'{c}{q}' for q in frows);C[f'{c}{R}']=round(BT[c],2);G[c]+=BT[c]
        for c_ in ws[f'B{R}:T{R}'][0]:c_.font=B;c_.fill=fill('F6E7D8');c_.border=Border(top=thin)
        bl.append((b,BT['F'],BT['K']));R+=2
    ws[f'D{R}']='CAMPUS TOTAL'
    for c in cols:ws[f'{c}{R}']='='+'+'.join(f'{c}{q}' for q in btot);C[f'{c}{R}']=round(G[c],2)
    for c_ in ws[f'B{R}:T{R}'][0]:c_.font=B;c_.border=Border(top=thin,bottom=Side(style='double'))
    GR=R
    for row_ in ws[f'F8:T{R}']:
        for c in row_:
            l=c.column_letter
            c.number_format='#,##0' if l in'FG' else 'mm/dd/yyyy' if l in'HIL' else '#,##0.00_);(#,##0.00);"-"_)' if l in 'QT' else '#,##0.00'
    for c,w in dict(A=2,B=9,C=9,D=36,E=9,F=10,G=10,H=11,I=11,J=12,K=12,L=11,M=12,N=14,O=11,P=11,Q=10,R=13,S=12,T=12).items():ws.column_dimensions[c].width=w
    ws.column_dimensions['C'].hidden=True;ws.freeze_panes='E8'
    s0['A1']='Stonegate Office Campus - Summary at 6/30/2025';s0['A1'].font=Font(bold=True,size=13)
    for i,(a,v,f) in enumerate([('Suites',occ+vac,'0'),('Leased',occ,'0'),('Vacant (incl. LOI and signed, not commenced)',vac,'0'),('Rentable SF',G['F'],'#,##0'),('Leased SF',osf,'#,##0'),('% leased and commenced',osf/G['F'],'0.0%'),('Contract rent / month',round(G['K'],2),'#,##0.00'),('Market rent / month',round(G['J'],2),'#,##0.00'),('Cash deposits',round(G['S'],2),'#,##0.00'),('Letters of credit',G['T'],'#,##0.00')]):
        s0[f'A{3+i}']=a;s0[f'B{3+i}']=v;s0[f'B{3+i}'].number_format=f
    s0.column_dimensions['A'].width=44;s0.column_dimensions['B'].width=16
    for j,v in enumerate(['Year','Leases','RSF','Annual contract rent']):s2.cell(1,1+j,v).font=B
    for i,(y,x) in enumerate(sorted(exp.items())):
        for j,v in enumerate([y]+x):s2.cell(2+i,1+j,round(v,2))
    finish(wb,fn,cv)
    save(fn,'OFFICE','owner asset mgmt','3-sheet workbook, merged grouped header, formulas with cached values, hidden column, floor/building/campus totals','rentable+usable; market/contract/next scheduled; deposit+L/C; signed future tenant in own row; LOI status','Stonegate Office Campus',asof,rows,occ+vac,occ,vac,sheet='RR 6-30-25')

def doc11():
    r=random.Random(1111);asof=date(2025,8,31);fn='11_rr_export_Marlow_Crossing.xlsx';wb=Workbook();ws=wb.active;ws.title='Sheet1'
    for i,t in enumerate(['Marlow Crossing Shopping Center','Lease Charge Rent Roll','Effective 08/31/2025','Printed 09/04/2025 by ASSETMGR']):ws.cell(1+i,1,t)
    H=['Suite','Tenant','GLA','Mezzanine','Lease Start','Lease End','Charge','Description','Monthly Amount','Annual Amount','Security Deposit','Letter of Credit']
    for j,h in enumerate(H):c=ws.cell(6,1+j,h);c.font=Font(name='Arial',size=9,bold=True);c.border=Border(bottom=thin);c.alignment=Alignment(wrap_text=True)
    rows=[];R=7;sp=RET[:];r.shuffle(sp);T=dict(g=0,m=0,mo=0,an=0,sd=0,lc=0);code={};occ=vac=0;cd={'RNT':'Base Rent','CAM':'Common Area Maint.','RET':'Real Estate Taxes','INS':'Insurance','MKT':'Marketing Fund','TRS':'Trash'}
    hid=False
    for i in range(21):
        su=f'{100+i*5}' if i!=8 else '140/142';gla=r.choice([1050,1200,1400,1600,2000,2450,3100,5200]);mz=r.choice([0]*6+[300,450]);T['g']+=gla;T['m']+=mz
        if i in(3,11,16):
            for j,v in enumerate([su,'VACANT',n0(gla),n0(mz)]):ws.cell(R,1+j,v)
            R+=2;vac+=1;rows.append(row(unit=su,area=gla,statusText='VACANT'));continue
        nm=sp[i];occ+=1;s=date(r.randint(2016,2025),r.randint(1,8),r.choice([1,1,15]));e=eom(mon_add(s,r.choice([60,120])-1))
        while e<asof:e=eom(mon_add(e,60))
        ch=[('RNT',round(gla*r.choice([18,21,23.5,25])/12,2)),('CAM',round(gla*4.8/12,2)),('RET',round(gla*2.64/12,2)),('INS',round(gla*.54/12,2))]
        if r.random()<.4:ch.append(('MKT',round(gla*.6/12,2)))
        if r.random()<.3:ch.append(('TRS',r.choice([65.,90.,120.])))
        if i==14:ch=[ch[0]]
        sd=round(ch[0][1]*r.choice([0,1,2]),2);lc=r.choice([0,0,0,0,18000,25000])*1.0;tot=round(sum(a for _,a in ch),2)
        for q,(c,a) in enumerate(ch):
            if q==0:
                for j,v in enumerate([su,nm,n0(gla),n0(mz),us0(s),us0(e)]):ws.cell(R,1+j,v)
                ws.cell(R,11,n2(sd));ws.cell(R,12,n2(lc))
            ws.cell(R,7,c);ws.cell(R,8,cd[c]);ws.cell(R,9,n2(a));ws.cell(R,10,n2(a*12));code[c]=code.get(c,0)+a;R+=1
            if i==6 and q==1:
                ws.cell(R,7,'HVC');ws.cell(R,8,'HVAC contract (ended 12/31/24)');ws.cell(R,9,'110.00');ws.cell(R,10,'1,320.00');ws.row_dimensions[R].hidden=True;R+=1
        ws.cell(R,8,f'Total {nm}').font=Font(italic=True);ws.cell(R,9,n2(tot));ws.cell(R,10,n2(tot*12))
        for j in(9,10):ws.cell(R,j).border=Border(top=thin)
        R+=2
        T['mo']+=tot;T['an']+=tot*12;T['sd']+=sd;T['lc']+=lc
        b=ch[0][1]
        rows.append(row(unit=su,area=gla,tenantName=nm,statusText='Occupied',contractRent=b,annualRent=round(b*12,2),leaseStartDate=s,leaseEndDate=e,deposit=sd,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot))
    for j,v in((2,'Property Total'),(3,n0(T['g'])),(4,n0(T['m'])),(9,n2(T['mo'])),(10,n2(T['an'])),(11,n2(T['sd'])),(12,n2(T['lc']))):c=ws.cell(R,j,v);c.font=B;c.border=Border(top=thin,bottom=thin)
    R+=2;ws.cell(R,7,'Summary by charge').font=B;ws.cell(R,2,'Suites').font=B;R+=1;r0=R
    for c,a in sorted(code.items()):ws.cell(R,7,c);ws.cell(R,8,cd[c]);ws.cell(R,9,n2(a));ws.cell(R,10,n2(a*12));R+=1
    for q,(a,v) in enumerate((('Occupied',occ),('Vacant',vac),('Total',occ+vac))):ws.cell(r0+q,2,a);ws.cell(r0+q,3,str(v))
    for row_ in ws.iter_rows(min_row=1,max_row=R):
        for c in row_:
            if c.column>=9 or c.column in(3,4):c.alignment=Alignment(horizontal='right',wrap_text=c.row==6)
            if not c.font.b and not c.font.i:c.font=Font(name='Arial',size=9)
    for j,w in enumerate([9,30,8,10,11,11,8,32,13,14,12,12]):ws.column_dimensions[L(1+j)].width=w
    finish(wb,fn)
    save(fn,'RETAIL','system export','every number stored as text; one row per charge; total per lease; hidden row with ended charge','GLA + mezzanine; monthly+annual; deposit + LOC only on the first charge row; charge-code and suite summaries below','Marlow Crossing Shopping Center',asof,rows,occ+vac,occ,vac)

def doc12():
    r=random.Random(1212);asof=date(2025,11,15);fn='12_TheLanterns_RentRoll_Nov2025.xlsx';wb=Workbook();ws=wb.active;ws.title='RentRoll';rows=[]
    ws['A1']='The Lanterns at Mill Square';ws['A2']='Rent Roll Detail';ws['A3']='As Of 11/15/2025'
    for q in('A1','A2','A3'):ws[q].font=Font(name='Calibri',bold=True,size=12);ws.merge_cells(f'{q}:U{q[1]}');ws[q].alignment=Alignment(horizontal='center')
    H1=['Bldg','Unit','Floorplan','Sq Ft','Name','Status','Market','Lease','Concession','Effective','Pet','Parking','Storage','Total','Security','Pet','Balance','Move-In','Lease','Move-Out']
    H2=['','','','','','','Rent','Rent','Credit','Rent','Rent','','','Billing','Deposit','Deposit','','','Expires','']
    for j,(a,b) in enumerate(zip(H1,H2)):
        for k,v in((5,a),(6,b)):
            c=ws.cell(k,1+j,v or None);c.font=B;c.fill=fill('D9E2EF');c.alignment=Alignment(horizontal='center')
    R=7;ppl=people(r,220);pi=0;G=[0]*12;cnt=dict(o=0,v=0,nr=0);shops=r.sample(RET,9);fut=[];bt=[]
    def put(vals,f=None):
        for j,v in enumerate(vals):
            if v is None or v=='':continue
            c=ws.cell(R,1+j,v)
            if f:c.font=f
            if isinstance(v,date):c.number_format='m/d/yyyy'
            elif 6<=j<=16:c.number_format='#,##0.00;(#,##0.00)'
            elif j==3:c.number_format='#,##0'
    for b,k in(('1',54),('2',60),('3',48),('R',9)):
        T=[0]*12;n=0
        for i in range(k):
            if b=='R':
                u=f'R{i+1}';fp='Retail';sf=r.choice([900,1150,1300,1800,2600]);mk=round(sf*2.4)
            else:
                u=f'{b}{1+i//12}{i%12+1:02d}';fp,sf,mk=[('S1',512,1425),('A1',668,1690),('A1',668,1690),('A2',731,1765),('B1',1004,2260),('B2',1088,2345)][i%6];mk+=15*(i//12)
            n+=1
            if r.random()<.07:
                stt=r.choice(['Vacant Unrented','Vacant Rented']) if b!='R' else 'Vacant Unrented'
                put([b,u,fp,sf,'VACANT',stt,mk]);R+=1;T[0]+=sf;T[1]+=mk;cnt['v']+=1
                rows.append(row(unit=u,building=b,unitType=fp,area=sf,statusText=stt,marketRent=mk))
                if stt=='Vacant Rented':fut.append((b,u,fp,sf,mk))
                continue
            if b=='R':nm=shops[i]
            else:nm=ppl[pi];pi+=1
            lr=mk-r.choice([0,0,25,60,95,140]) if b!='R' else round(mk*r.uniform(.85,1.02));con=-r.choice([0,0,0,0,50,100]);pet=r.choice([0,0,0,0,40]) if b!='R' else 0;pk=r.choice([0,85,85]) if b!='R' else 0;sto=r.choice([0,0,0,0,35]);sd=r.choice([300,lr,lr]) if b!='R' else lr*2;pd=250 if pet else 0;bal=r.choice([0]*8+[-120,-lr,75.5,lr,2*lr+50])
            mi=date(r.randint(2021,2025),r.randint(1,10),r.randint(1,28));le=eom(mon_add(mi,11))
            while le<asof:le=eom(mon_add(le,12))
            if b=='R':mi=mi.replace(day=1);le=eom(mon_add(mi,119))
            stt='Occupied';mo=None
            if b!='R' and r.random()<.09:stt=r.choice(['Notice Unrented','Notice Rented']);mo=date(2025,12,r.choice([5,15,31]))
            if stt=='Notice Rented':fut.append((b,u,fp,sf,mk))
            V=[sf,mk,lr,con,lr+con,pet,pk,sto,lr+con+pet+pk+sto,sd,pd,bal]
            put([b,u,fp,sf,nm,stt]+V[1:]+[mi,le,mo]);R+=1;cnt['o']+=1
            for q,v in enumerate(V):T[q]+=v
            rows.append(row(unit=u,building=b,unitType=fp,area=sf,tenantName=nm,statusText=stt,marketRent=mk,contractRent=lr,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,deposit=sd,balance=bal,charges=[dict(code='Concession Credit',amount=con),dict(code='Pet Rent',amount=pet),dict(code='Parking',amount=pk),dict(code='Storage',amount=sto)],totalCharges=V[8]))
        put([None,None,None,T[0],f'Total Bldg {b}',f'{n} units']+T[1:],B)
        for j in range(1,21):ws.cell(R,j).border=Border(top=thin)
        R+=2;bt.append((b,n,T));
        for q in range(12):G[q]+=T[q]
    put([None,None,None,G[0],'Total - All Buildings',f"{cnt['o']+cnt['v']} units"]+G[1:],B)
    for j in range(1,21):ws.cell(R,j).border=Border(top=thin,bottom=Side(style='double'))
    R+=2;ws.cell(R,1,'Future Residents / Applicants').font=B;R+=1;F=[0]*4
    for b,u,fp,sf,mk in fut:
        nm=ppl[pi];pi+=1;mi=date(2025,12,r.choice([1,12,20])) if r.random()<.6 else date(2026,1,5);lr=mk-r.choice([0,30]);le=eom(mon_add(mi,11));sd=r.choice([300,lr])
        put([b,u,fp,sf,nm,'Future',None,lr,None,None,None,None,None,None,sd,None,0,mi,le]);R+=1;F[0]+=lr;F[1]+=sd
        rows.append(row(unit=u,building=b,section='Future Residents / Applicants',unitType=fp,area=sf,tenantName=nm,statusText='Future',contractRent=lr,deposit=sd,balance=0,moveInDate=mi,leaseEndDate=le))
    put([None,None,None,None,'Total Future',f'{len(fut)}',None,F[0],None,None,None,None,None,None,F[1]],B);R+=2
    for a,v in(('Occupied (incl. notice)',cnt['o']),('Vacant',cnt['v']),('Total units',cnt['o']+cnt['v'])):ws.cell(R,5,a);ws.cell(R,6,v);R+=1
    ws.cell(R,5,'Occupancy');c=ws.cell(R,6,cnt['o']/(cnt['o']+cnt['v']));c.number_format='0.00%'
    for j,w in enumerate([5,7,9,8,26,16,12,12,11,12,8,9,9,12,12,9,11,11,11,11]):ws.column_dimensions[L(1+j)].width=w
    ws.freeze_panes='A7';ws.sheet_view.showGridLines=False
    finish(wb,fn)
    save(fn,'MIXED_USE','institutional manager','single sheet, 171 units in 4 buildings, two-line split header, building subtotals','market/lease/concession/effective; security + pet deposit; negative credits; future section repeats unit ids; header word Lease/Pet twice','The Lanterns at Mill Square',asof,rows,cnt['o']+cnt['v'],cnt['o'],cnt['v'])

def doc13():
    r=random.Random(1313);asof=date(2025,5,1);fn='13 Kirkwell Medical - RR + LC register.xlsx';wb=Workbook();ws=wb.active;ws.title='May 2025';rows=[];names=MED[:];r.shuffle(names);ni=0
    ws['A1']='KIRKWELL MEDICAL ARTS BUILDING';ws['A1'].font=Font(name='Georgia',size=14,bold=True);ws['A2']='rent roll, May 1, 2025'
    H=['Ste','Tenant','Rentable','Usable','Lease dates','Base rent\nper month','NNN\nper month','Base rent\nper year','$/RSF','Deposit\n(cash)','Letter of\ncredit']
    for j,h in enumerate(H):c=ws.cell(4,1+j,h);c.font=Font(name='Georgia',bold=True,size=10);c.alignment=Alignment(wrap_text=True,horizontal='center');c.border=Border(top=thin,bottom=thin)
    R=5;T=[0]*7;occ=vac=0;os_=0;reg=[];plant=None
    for i in range(19):
        su=101+i if i<7 else 201+i-7 if i<14 else 301+i-14;rsf=r.randint(950,4200);usf=round(rsf/1.15)
        ws.cell(R,1,su);ws.cell(R,3,rsf);ws.cell(R,4,usf);T[0]+=rsf;T[1]+=usf
        if i in(9,15):
            ws.cell(R,2,'vacant').font=Font(italic=True,color='999999');vac+=1;rows.append(row(unit=str(su),area=rsf,statusText='vacant'));R+=1;continue
        nm=names[ni];ni+=1;s=date(r.randint(2018,2025),r.randint(1,4),1);e=eom(mon_add(s,r.choice([60,84,120])-1))
        while e<asof:e=eom(mon_add(e,60))
        b=round(rsf*r.choice([24,25.5,27])/12,2);n=round(rsf*9.6/12,2);dep=r.choice([0,b,2500,5000]);lc=r.choice([0,0,0,25000,40000]);pb=b
        if i==11:
            q=f'{b:.2f}';k=1;d=str((int(q[k])+4)%10);pb=float(q[:k]+d+q[k+1:]);plant=dict(what=f'Suite {su}: base rent per month printed as {pb:,.2f} instead of {b:,.2f}; column total {{}} and annual rent {b*12:,.2f} go with the right figure',kind='digit_changed')
        for j,v in((2,nm),(5,f'{us2(s)} - {us2(e)}' ),(6,pb),(7,n),(8,round(b*12,2)),(9,round(b*12/rsf,2)),(10,dep),(11,lc)):ws.cell(R,j,v)
        if lc:reg.append((su,nm,r.choice(['First Commonwealth Savings','Tidewater National','Harlan Trust']),lc,mon_add(e,2)))
        for q,v in enumerate([b,n,b*12,dep,lc]):T[2+q]+=v
        occ+=1;os_+=rsf
        rows.append(row(unit=str(su),area=rsf,tenantName=nm,statusText='Occupied',contractRent=pb,annualRent=round(b*12,2),leaseStartDate=s,leaseEndDate=e,deposit=dep,charges=[dict(code='NNN',amount=n)]));R+=1
    plant['what']=plant['what'].format(n2(T[2]))
    for j,v in((2,'TOTAL'),(3,T[0]),(4,T[1]),(6,T[2]),(7,T[3]),(8,T[4]),(10,T[5]),(11,T[6])):ws.cell(R,j,round(v,2) if j>2 else v)
    for j in range(1,12):ws.cell(R,j).font=B;ws.cell(R,j).border=Border(top=thin,bottom=Side(style='double'))
    for q in range(5,R+1):
        for j in range(1,12):
            c=ws.cell(q,j);c.number_format='#,##0' if j in(3,4) else '"$"#,##0.00' if j>=6 else 'General'
            if q<R and not c.font.i:c.font=Font(name='Georgia',size=10)
    # to the right
    for q,(a,v,f) in enumerate([('Occupancy',None,''),('suites',occ+vac,'0'),('leased',occ,'0'),('vacant',vac,'0'),('leased RSF',os_,'#,##0'),('vacant RSF',T[0]-os_,'#,##0'),('% leased',os_/T[0],'0.0%')]):
        ws.cell(4+q,13,a).font=B if q==0 else Font();c=ws.cell(4+q,14,v)
        if f:c.number_format=f
    R+=3;ws.cell(R,1,'Letters of credit held').font=Font(name='Georgia',bold=True,size=12);R+=1
    for j,h in enumerate(['Ste','Tenant','Issuing bank','','Expires','Amount']):ws.cell(R,1+j,h).font=B
    R+=1
    for su,nm,bk,lc,ex in reg:
        for j,v in((1,su),(2,nm),(3,bk),(5,us(ex)),(6,lc)):ws.cell(R,j,v)
        ws.cell(R,6).number_format='"$"#,##0.00';R+=1
    ws.cell(R,2,'Total').font=B;ws.cell(R,6,sum(x[3] for x in reg)).number_format='"$"#,##0.00'
    R+=2;ws.cell(R,1,'Rents are quoted per rentable foot. Holdover rent, if any, is 150% of the last contract rent.')
    for j,w in enumerate([6,34,10,9,20,14,13,15,9,13,13,3,13,11]):ws.column_dimensions[L(1+j)].width=w
    finish(wb,fn)
    save(fn,'OFFICE','small owner bookkeeper','hand-made sheet, roll above, register of letters of credit below, occupancy box to the right','both dates in one cell; rentable/usable; numeric suites; second table repeats suites and amounts','KIRKWELL MEDICAL ARTS BUILDING',asof,rows,occ+vac,occ,vac,planted=plant)

def doc14():
    r=random.Random(1414);asof=date(2024,9,1);fn='14_Ostrander_Depot_warehouse_rr.xlsx';wb=Workbook();ws=wb.active;ws.title='Roll';rows=[];names=combo(r,IND_A,IND_B,30);ni=0
    ws['B1']='Ostrander Depot';ws['B1'].font=Font(bold=True,size=16);ws['B2']='Warehouse rent roll - September 2024';
    H=[('Tenant','Unit'),('Commence','Expire'),('Ground Fl. SF','Mezzanine SF'),('Total SF',None),('Base / Month','Base / Year'),('CAM / Month','CAM / Year'),('Tax / Month','Tax / Year'),('Ins. / Month','Ins. / Year'),('Total / Month','Total / Year'),('Security Deposit','Letter of Credit')]
    ws['G4']='Recoveries';ws.merge_cells('G4:I4');ws['G4'].alignment=Alignment(horizontal='center');ws['G4'].font=B;ws['G4'].border=Border(bottom=thin)
    for j,(a,b) in enumerate(H):
        for k,v in((5,a),(6,b)):c=ws.cell(k,2+j,v);c.font=B;c.alignment=Alignment(horizontal='left' if j==0 else 'right');c.fill=fill('EDEDED')
    R=7;T=[[0]*9,[0]*9];occ=vac=0;tsf=0;osf=0
    def put2(a,b,tot,bold=False):
        for k,vals in((0,a),(1,b)):
            for j,v in enumerate(vals):
                if v is None:continue
                c=ws.cell(R+k,2+j,v)
                c.number_format='dd-mmm-yy' if isinstance(v,date) else '#,##0' if j in(2,3) else '#,##0.00'
                if isinstance(v,date):c.alignment=Alignment(horizontal='right')
                if bold or (k==0 and j==0 and not bold and False):c.font=B
        for j in range(2,12):ws.cell(R+1,j).border=Border(bottom=Side(style='hair'))
        ws.merge_cells(start_row=R,end_row=R+1,start_column=5,end_column=5);ws.cell(R,5).alignment=Alignment(vertical='center')
    sec=None
    for i in range(15):
        if i in(0,8):
            sec='North Shed' if i==0 else 'South Shed';ws.cell(R,2,sec).font=Font(bold=True,underline='single');R+=1;S=[[0]*9,[0]*9];ss=0
        u=f'{sec[0]}-{i+1 if i<8 else i-7}';g=r.choice([4000,5200,7500,10000,14400]);mz=r.choice([0,0,600,900,1200]);sf=g+mz;tsf+=sf;ss+=sf
        if i in(4,12):
            put2(['Vacant',None,g,sf],[u,None,mz],None);vac+=1;S[0][1]+=g;S[1][1]+=mz
            rows.append(row(unit=u,building=sec,area=sf,statusText='Vacant'))
        else:
            nm=names[ni];ni+=1;s=date(r.randint(2017,2024),r.randint(1,8),1);e=eom(mon_add(s,r.choice([60,84,120])-1))
            while e<asof:e=eom(mon_add(e,36))
            b=round(sf*r.choice([7.2,7.8,8.4,9])/12,2);cam=round(sf*1.2/12,2);tx=round(sf*.96/12,2);ins=round(sf*.24/12,2);tt=round(b+cam+tx+ins,2);dep=r.choice([b,2*b,0]);lc=r.choice([0,0,0,60000,90000])
            put2([nm,s,g,sf,b,cam,tx,ins,tt,dep],[u,e,mz,None]+[round(12*v,2) for v in(b,cam,tx,ins,tt)]+[lc],None);occ+=1;osf+=sf
            for q,v in enumerate([0,g,b,cam,tx,ins,tt,dep]):S[0][q]+=v
            for q,v in enumerate([0,mz]+[round(12*v,2) for v in(b,cam,tx,ins,tt)]+[lc]):S[1][q]+=v
            rows.append(row(unit=u,building=sec,area=sf,tenantName=nm,statusText='Occupied',contractRent=b,annualRent=round(12*b,2),leaseStartDate=s,leaseEndDate=e,deposit=round(dep,2),charges=[dict(code='CAM',amount=cam),dict(code='Tax',amount=tx),dict(code='Ins.',amount=ins)],totalCharges=tt))
        R+=2
        if i in(7,14):
            rd=lambda z:[round(x,2) for x in z]
            put2([f'Total {sec}',None,S[0][1],ss]+rd(S[0][2:8]),[f'{8 if i==7 else 7} units',None,S[1][1],None]+rd(S[1][2:8]),None,True);R+=3
            for k in(0,1):
                for q in range(8):T[k][q]+=S[k][q]
    rd=lambda z:[round(x,2) for x in z]
    put2(['Total Ostrander Depot',None,T[0][1],tsf]+rd(T[0][2:8]),[f'15 units',None,T[1][1],None]+rd(T[1][2:8]),None,True);R+=3
    ws.cell(R,2,'Units leased');ws.cell(R,3,occ);ws.cell(R+1,2,'Units vacant');ws.cell(R+1,3,vac);ws.cell(R+2,2,'Leased SF');ws.cell(R+2,3,osf).number_format='#,##0';ws.cell(R+3,2,'Leased %');ws.cell(R+3,3,osf/tsf).number_format='0.0%'
    for j,w in enumerate([2,34,12,14,10,14,13,13,13,15,17]):ws.column_dimensions[L(1+j)].width=w
    finish(wb,fn)
    save(fn,'WAREHOUSE','industrial owner','two-row records: tenant over unit, from over to, month over year; merged total area','unit id on the second row; ground floor + mezzanine; deposit over LOC; two-row totals by shed; month-only as-of in title','Ostrander Depot',"2024-09",rows,occ+vac,occ,vac)
