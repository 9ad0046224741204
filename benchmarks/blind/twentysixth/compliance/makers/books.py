from common import *
import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.comments import Comment
from xlsxwriter.utility import xl_rowcol_to_cell as rc
def xb(f): return xlsxwriter.Workbook(f'{ROOT}/documents/{f}')

def lihtc():
    F='Brookhaven Commons RR 6-30-25 FINAL v2.xlsx'; r=R(208); wb=xb(F); rows=[]
    f=lambda **k: wb.add_format({**dict(font_name='Calibri',font_size=10),**k})
    cov=wb.add_worksheet('Summary'); ws=wb.add_worksheet('RR Jun-25'); lim=wb.add_worksheet('2025 Limits')
    hd=f(bold=1,bg_color='#1F3864',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1); g=f(bold=1,bg_color='#C6E0B4',border=1); ti=f(bold=1,font_color='#1F3864')
    M='#,##0;(#,##0);"-"'; n=f(num_format=M,border=1); tx=f(border=1); dt=f(num_format='m/d/yy',border=1,align='center'); yel=f(border=1,bg_color='#FFFF00'); sub=f(bold=1,num_format=M,top=1,bottom=1,bg_color='#E7E6E6'); red=f(border=1,font_color='#C00000',italic=1,text_wrap=1)
    ws.merge_range('B1:U1','BROOKHAVEN COMMONS  -  LIHTC #MI-2014-0873',f(bold=1,font_size=16,font_color='#1F3864')); ws.merge_range('B2:U2','Rent Roll & Compliance Tracker as of June 30, 2025   (yellow = recert overdue)',f(italic=1))
    ws.merge_range('K4:N4','2025 RENT TEST',hd); ws.merge_range('O4:P4','SOURCE OF RENT',hd)
    H=['Bldg','Unit','BR','SF','Household Name','Cert ID','HH\nSize','Set-Aside','Annual\nIncome','Max Gross\nRent','Utility\nAllow.','Max Net\nRent','Over /\n(Under)','Tenant\nPortion','Voucher\nHAP','Total Rent','Move-In','Recert\nDue','Sec.\nDeposit','Comments']
    for i,h in enumerate(H): ws.write(4,i+1,h,hd)
    ws.set_row(4,32); ws.set_column('A:A',1.5); ws.set_column('B:E',6.5); ws.set_column('F:F',25); ws.set_column('G:G',10,None,{'hidden':1}); ws.set_column('H:T',9.5); ws.set_column('J:J',11,None,{'hidden':1}); ws.set_column('U:U',34); ws.freeze_panes(5,6)
    mg={('1','30%'):541,('1','50%'):902,('1','60%'):1083,('2','30%'):649,('2','50%'):1082,('2','60%'):1299,('3','60%'):1501,('3','50%'):1251,('3','30%'):750}
    ua={'1':74,'2':98,'3':121}; sf={'1':640,'2':860,'3':1080}; y=5; G=[0,0,0,0]; occ=vac=0; sets={}
    for b,cnt in (('A',12),('B',12),('C',12)):
        y0=y; S=[0,0,0,0]
        for i in range(1,cnt+1):
            u=f'{b}{100*((i-1)//4+1)+((i-1)%4)+1}'; br=r.choice('1223'); sa=r.choice(['30%','50%','60%','60%','60%']); ws.write(y,1,b,tx);ws.write(y,2,u,tx);ws.write(y,3,f'{br}BR',tx);ws.write(y,4,sf[br],n)
            base=dict(building=b,unit=u,unitType=f'{br}BR',area=sf[br])
            if (b,i) in (('A',7),('C',2),('C',11)):
                ws.write(y,5,'VACANT',red); [ws.write_blank(y,k,None,tx) for k in range(6,20)]; vac+=1; cm={'A':'Make ready - new flooring','C':'Applicant in file review' if i==2 else ''}[b]; ws.write(y,20,cm,red); rows.append(row(**base,statusText='VACANT'))
            elif (b,i)==('B',1):
                ws.write(y,5,'MANAGER UNIT (employee - exempt)',tx); [ws.write_blank(y,k,None,tx) for k in range(6,20)]; ws.write(y,15,0,n); ws.write(y,16,0,n);ws.write(y,14,0,n); ws.write(y,20,'common area unit per Reg Agreement',tx); occ+=1; rows.append(row(**base,statusText='MANAGER UNIT (employee - exempt)',contractRent=0,charges=None))
            else:
                nm=r.name('lf'); mx=mg[br,sa]; net=mx-ua[br]; tot=net-r.choice([0,4,12,25,60]); hap=r.choice([0,0,0,0,int(tot*.55),int(tot*.7)]); tp=tot-hap; mi=r.date(D.date(2015,3,1),D.date(2025,6,2)); rd=D.date(2025 if (mi.month)>6 else 2026,mi.month,1); late=(b,i) in (('A',3),('B',9))
                if late: rd=D.date(2025,5,1)
                dep=r.choice([200,350,500]); ws.write(y,5,nm,yel if late else tx); ws.write(y,6,f'TIC-{r.randrange(10000,99999)}',tx); ws.write(y,7,r.randrange(1,6),tx); ws.write(y,8,sa,tx); ws.write(y,9,r.randrange(11000,46000),n)
                for k,v in ((10,mx),(11,ua[br]),(12,net),(14,tp),(15,hap),(19,dep)): ws.write(y,k,v,n)
                ws.write_formula(y,13,f'={rc(y,16)}-{rc(y,12)}',n,tot-net); ws.write_formula(y,16,f'={rc(y,14)}+{rc(y,15)}',n,tot); ws.write_datetime(y,17,D.datetime(mi.year,mi.month,mi.day),dt); ws.write_datetime(y,18,D.datetime(rd.year,rd.month,rd.day),dt); ws.write(y,20,'RECERT LATE - 2nd notice sent' if late else '',tx)
                S=[a+q for a,q in zip(S,(tp,hap,tot,dep))]; occ+=1; sets[sa]=sets.get(sa,0)+1
                rows.append(row(**base,tenantName=nm,statusText='Occupied',contractRent=tot,moveInDate=mi,deposit=dep,charges=chg(('Tenant Portion',tp),('Voucher HAP',hap) if hap else ('Voucher HAP',None))))
            y+=1
        for k in range(1,21): ws.write_blank(y,k,None,sub)
        ws.write(y,5,f'Building {b} subtotal - {cnt} units',sub)
        for k,v in zip((14,15,16,19),S): ws.write_formula(y,k,f'=SUM({rc(y0,k)}:{rc(y-1,k)})',sub,v)
        G=[a+q for a,q in zip(G,S)]; y+=2
    ws.write(y,5,'PROPERTY TOTAL - 36 units',g)
    for k,v in zip((14,15,16,19),G): ws.write(y,k,v,f(bold=1,num_format='$#,##0',bg_color='#C6E0B4',border=1))
    tie(F,'rent',G[2],sum(q.get('contractRent',0) for q in rows))
    cov.write('A1','Brookhaven Commons - snapshot',ti)
    for i,(a,b) in enumerate((('Units',36),('Occupied (incl. mgr)',occ),('Vacant',vac),('Monthly rent',G[2]),('  of which HAP',G[1]))): cov.write(2+i,0,a);cov.write(2+i,1,b)
    cov.write('A9','Row Labels',hd);cov.write('B9','Count of Unit',hd)
    for i,k in enumerate(sorted(sets)): cov.write(9+i,0,k);cov.write(9+i,1,sets[k])
    cov.write(12,0,'Grand Total',g);cov.write(12,1,sum(sets.values()),g); cov.set_column('A:B',22)
    lim.write_row(0,0,['Bedrooms','30%','50%','60%'],hd)
    for i,b in enumerate('123'): lim.write_row(1+i,0,[b+'BR']+[mg[b,s] for s in ('30%','50%','60%')])
    wb.close(); save(F,'MULTIFAMILY','owner LIHTC workbook, hidden columns, set-asides',True,'BROOKHAVEN COMMONS','2025-06-30',rows,36,occ,vac,'RR Jun-25')

def resman():
    F='Rent Roll - Sable Ridge.xlsx'; r=R(209); wb=xb(F); ws=wb.add_worksheet('Rent Roll'); rows=[]
    f=lambda **k: wb.add_format({**dict(font_name='Segoe UI',font_size=9),**k}); b=f(bold=1); h=f(bold=1,bottom=1); p=f(); n=f(num_format='#,##0.00'); bn=f(num_format='#,##0.00',bold=1,top=1); d=f(num_format='mm/dd/yyyy',align='left')
    ws.write(0,0,'Sable Ridge Apartments',f(bold=1,font_size=14)); ws.write(1,0,'Rent Roll',b); ws.write(2,0,'As of 7/31/2025 (July 2025 period)',p)
    for i,x in enumerate(['Unit','Type','Sq. Feet','Residents','Status','Market Rent','Move In','Lease Start','Lease End','Deposits','Balance','Charge','Amount']): ws.write(4,i,x,h)
    ws.set_column(0,12,12); ws.set_column(3,3,34); y=5; ty=[('1x1 TC',660,1190),('2x2 TC',915,1425),('2x1 Mkt',870,1390)]; T=dict(mk=0,dep=0,bal=0,am=0); occ=vac=0; C={}
    for i in range(26):
        u=f'{i//6+1}-{i%6+1:02d}'; t=r.choice(ty); mk=t[2]+r.choice([0,10]); ws.write(y,0,u,p);ws.write(y,1,t[0],p);ws.write(y,2,t[1],p);ws.write(y,5,mk,n); T['mk']+=mk
        if i in (5,14,21,22):
            s='Vacant' if i!=14 else 'Vacant - Pre-Leased'; ws.write(y,4,s,p); vac+=1; rows.append(row(unit=u,unitType=t[0],area=t[1],statusText=s,marketRent=mk)); y+=2; continue
        occ+=1; nm=r.name('fl'); nn=nm+(', '+r.name('fl') if r.random()<.35 else ''); s=r.choice(['Current']*7+['Notice to Vacate','Under Eviction']); ls=r.date(D.date(2024,8,1),D.date(2025,7,15)); le=addm(ls,12)-D.timedelta(1); mi=ls if r.random()<.5 else addm(ls,-12*r.randrange(1,4)); dep=r.choice([250,400]); bal=r.choice([0,0,0,36.2,-15,988]); rent=mk-r.choice([0,25,80])
        ch=[('Rent',rent)]
        if 'TC' in t[0] and r.random()<.3: sv=r.choice([404,551,620]); ch=[('Rent',rent-sv),('Housing Subsidy',sv)]
        if r.random()<.3: ch.append(('Pet Rent',25))
        ch.append(('Trash',10)); 
        if r.random()<.4: ch.append(('Renters Liability',12.5))
        ws.write(y,3,nn,p);ws.write(y,4,s,p)
        for k,v in ((6,mi),(7,ls),(8,le)): ws.write_datetime(y,k,D.datetime(v.year,v.month,v.day),d)
        ws.write(y,9,dep,n);ws.write(y,10,bal,n)
        for a,v in ch: ws.write(y,11,a,p);ws.write(y,12,v,n);C[a]=C.get(a,0)+v;y+=1
        tot=sum(v for _,v in ch); ws.write(y,11,'Total',b);ws.write(y,12,tot,bn);y+=2
        T['dep']+=dep;T['bal']+=bal;T['am']+=tot
        cr=ch[0][1] if ch[1][0]!='Housing Subsidy' else None
        rows.append(row(unit=u,unitType=t[0],area=t[1],tenantName=nn,statusText=s,marketRent=mk,contractRent=cr,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=bal,charges=chg(*ch),totalCharges=tot))
    ws.write(y,0,'Totals',b)
    for k,v in ((5,'mk'),(9,'dep'),(10,'bal'),(12,'am')): ws.write(y,k,T[v],bn)
    tie(F,'amt',T['am'],sum(q.get('totalCharges',0) for q in rows)); y+=3
    ws.write(y,0,'Charge Summary',b)
    for k in C: y+=1; ws.write(y,0,k,p);ws.write(y,1,C[k],n)
    y+=2; ws.write(y,0,'Occupancy Summary',b)
    for k,v in (('Total Units',26),('Occupied',occ),('Vacant',vac),('Occupancy %',f'{occ/26:.1%}')): y+=1; ws.write(y,0,k,p);ws.write(y,1,v,p)
    wb.close(); save(F,'MULTIFAMILY','ResMan export, charges stacked below unit',True,'Sable Ridge Apartments','2025-07-31',rows,26,occ,vac)

def appfolio():
    F='rent_roll-20251001.xlsx'; r=R(210); wb=Workbook(); ws=wb.active; ws.title='Rent Roll'; rows=[]; B=Font(bold=True,name='Arial',size=10)
    for x in ('Rent Roll','Exported On: 10/01/2025 02:15 PM','Properties: Osage River Scattered Site Portfolio','Units: Active','As of: 10/01/2025','Include Non-Revenue Units: No'): ws.append([x])
    ws['A1'].font=Font(bold=True,size=14); ws.append([]); H=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']; ws.append(H)
    for c in ws[8]: c.font=B; c.fill=PatternFill('solid',fgColor='EEEEEE'); c.border=Border(bottom=Side('thin'))
    G=[0]*5; N=O=V=0; planted=None
    for pr,n in (('Elm Duplexes - 410 Elm Street Tipton, MO 65081',6),('Fairgrounds Fourplexes - 88 Fair Road Sedalia, MO 65301',8),('Niangua Cottages - 1200 Niangua Lane Camdenton, MO 65020',9),('Versailles Rowhomes - 5 Monitor Street Versailles, MO 65084',7),('402 Walnut - 402 Walnut Street Eldon, MO 65026',1)):
        ws.append(['-> '+pr]); ws.cell(ws.max_row,1).font=B; S=[0]*5; o=v=0
        for i in range(n):
            u={'E':f'{410+2*(i//2)}{"AB"[i%2]}','F':f'{i//4+1}{"ABCD"[i%4]}','N':f'Cottage {i+1}','V':f'#{i+1}','4':''}[pr[0]] or '402 Walnut'; bd=r.choice(['2/1.00','3/1.50','2/1.00','3/2.00']); sq=dict(zip(('2/1.00','3/1.50','3/2.00'),(840,1060,1190)))[bd]; mk=dict(zip((840,1060,1190),(875,1040,1150)))[sq]
            if (pr[0],i) in (('E',3),('N',6),('V',0)):
                ws.append([u,bd,None,'Vacant-Unrented',sq,mk]); v+=1; S[0]+=sq;S[1]+=mk; rows.append(row(unit=u,propertyName=pr.split(' - ')[0],section=pr,unitType=bd,statusText='Vacant-Unrented',area=sq,marketRent=mk))
            else:
                nm=r.name('fl'); st='Notice-Unrented' if (pr[0],i)==('F',1) else 'Current'; mi=r.date(D.date(2016,1,1),D.date(2025,9,10)); lf=mi if mi>D.date(2024,10,5) else addm(mi,12*((2024 if mi.month>9 else 2025)-mi.year)); lt=addm(lf,12)-D.timedelta(1) if r.random()<.8 else None; rent=mk-r.choice([0,25,50,90]); dep=r.choice([rent,500]); mo=D.date(2025,10,31) if st[0]=='N' else None; pd=r.choice([0,0,0,0,rent,85,212.4]); o+=1
                q=[sq,mk,rent,dep,pd]; S=[a+b for a,b in zip(S,q)]
                if (pr[0],i)==('F',5): planted=dict(what=f'Unit {u} of Fairgrounds Fourplexes ({nm}, rent {rent}) has no row; the property count (8 units), its totals and the grand totals include it',kind='row_dropped'); continue
                ws.append([u,bd,nm,st,sq,mk,rent,dep,us(lf),us(lt) or None,us(mi),us(mo) or None,pd,r.choice([0,0,0,1]),r.choice([0,0,2,5])])
                rows.append(row(unit=u,propertyName=pr.split(' - ')[0],section=pr,unitType=bd,tenantName=nm,statusText=st,area=sq,marketRent=mk,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,moveOutDate=mo,balance=pd))
        ws.append([f'{n} Unit{"s" if n>1 else ""}',None,None,f'{o/n:.1%} Occupied']+S[:4]+[None]*4+[S[4]])
        for c in ws[ws.max_row]: c.font=B; c.border=Border(top=Side('thin'))
        ws.append([]); G=[a+b for a,b in zip(G,S)]; N+=n;O+=o;V+=v
    ws.append([f'Total {N} Units',None,None,f'{O/N:.1%} Occupied']+G[:4]+[None]*4+[G[4]])
    for c in ws[ws.max_row]: c.font=B
    for rr in ws.iter_rows(min_row=9):
        for c in rr[5:8]+(rr[12],) if len(rr)>12 else (): c.number_format='#,##0.00'
    for k,w in zip('ABCDEFGHIJKLM',(20,8,24,17,8,12,12,12,12,12,12,12,10)): ws.column_dimensions[k].width=w
    wb.save(f'{ROOT}/documents/{F}'); tie(F,'rent (planted)',G[2],sum(q.get('contractRent',0) for q in rows))
    save(F,'SINGLE_FAMILY_RENTAL','AppFolio export, grouped by property',False,'Osage River Scattered Site Portfolio','2025-10-01',rows,N,O,V,planted=planted)

def avail():
    F='UnitAvailability_Details_Juniper.xlsx'; r=R(211); wb=xb(F); pa=wb.add_worksheet('Parameters'); ws=wb.add_worksheet('Unit Availability'); rows=[]
    b=wb.add_format({'bold':1}); h=wb.add_format({'bold':1,'bg_color':'#D6EAF8','border':1,'text_wrap':1,'valign':'top'}); gh=wb.add_format({'bold':1,'align':'center','bg_color':'#AED6F1','border':1}); n=wb.add_format({'num_format':'$#,##0.00'}); sh=wb.add_format({'bold':1,'bg_color':'#F2F3F4'})
    for i,(x,v) in enumerate((('Report','Unit Availability Details'),('Property','Juniper Flats (Workforce Bond)'),('As of','11/14/2025'),('Statuses','All'),('Group by','Unit Status'))): pa.write(i,0,x,b);pa.write(i,1,v)
    pa.set_column(0,1,30); ws.write(0,0,'Unit Availability Details',b); ws.write(1,0,'Juniper Flats (Workforce Bond)'); ws.write(2,0,'As of: 11/14/2025')
    ws.merge_range(4,0,4,4,'Unit',gh); ws.merge_range(4,5,4,10,'Current Lease',gh); ws.merge_range(4,11,4,14,'Availability',gh)
    for i,x in enumerate(['Bldg','Unit','Floor Plan','Sq Ft','Market Rent','Resident','Move-In','Lease Start','Lease End','Actual Rent','Move-Out','Available On','Days Vacant','Future Resident','Scheduled Move-In']): ws.write(5,i,x,h)
    ws.set_column(0,14,12); ws.set_column(5,5,24); ws.set_column(13,13,24); y=6
    fp=[('Aspen',602,1295),('Birch',788,1460),('Cedar',1015,1720)]; un=[(f'{x}',f'{x}{k:02d}') for x in (1,2,3,4) for k in range(1,11)]; r.shuffle(un); N=0; TM=TR=0; cnts=[]
    for s,k in (('Occupied No Notice',28),('Notice Unrented',3),('Notice Rented',2),('Vacant Rented Ready',1),('Vacant Unrented Ready',2),('Vacant Unrented Not Ready',2),('Model',1),('Down',1)):
        ws.merge_range(y,0,y,14,f'{s}',sh); y+=1; mk=rt=0
        for bl,u in sorted(un[N:N+k]):
            p=r.choice(fp); m=p[2]+r.choice([0,15,30]); ws.write_row(y,0,[bl,u,p[0],p[1]]);ws.write(y,4,m,n); mk+=m; q=dict(building=bl,unit=u,unitType=p[0],area=p[1],marketRent=m,section=s,statusText=s)
            if s[:3] in ('Occ','Not'):
                nm=r.name('lf'); ls=r.date(D.date(2024,12,20),D.date(2025,11,1)); le=addm(ls,12)-D.timedelta(1); mi=r.choice([ls,ls,addm(ls,-12)]); a=m-r.choice([0,40,75,100]); ws.write(y,5,nm)
                for c,v in ((6,mi),(7,ls),(8,le)): ws.write(y,c,us(v))
                ws.write(y,9,a,n); rt+=a; q.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=a)
                if s[0]=='N': mo=r.date(D.date(2025,11,20),D.date(2025,12,31)); ws.write(y,10,us(mo)); ws.write(y,11,us(mo+D.timedelta(5))); q['moveOutDate']=mo
                if s=='Notice Rented': ws.write(y,13,r.name('lf')); ws.write(y,14,'01/05/2026')
            elif s[0]=='V':
                dv=r.randrange(4,61); ws.write(y,11,us(D.date(2025,11,14)+D.timedelta(r.randrange(0,9)))); ws.write(y,12,dv)
                if 'Rented R' in s and 'Un' not in s: ws.write(y,13,r.name('lf')); ws.write(y,14,'11/21/2025')
            rows.append(row(**q)); y+=1
        ws.write(y,0,f'Subtotal ({k})',b); ws.write(y,4,mk,n); ws.write(y,9,rt,n); y+=2; N+=k;TM+=mk;TR+=rt;cnts.append((s,k))
    ws.write(y,0,'Total (40)',b);ws.write(y,4,TM,n);ws.write(y,9,TR,n); tie(F,'rent',TR,sum(q.get('contractRent',0) for q in rows)); tie(F,'mk',TM,sum(q['marketRent'] for q in rows))
    ws.write(5,17,'Unit Status',h);ws.write(5,18,'Units',h)
    for i,(a,k) in enumerate(cnts): ws.write(6+i,17,a);ws.write(6+i,18,k)
    ws.write(14,17,'All',b);ws.write(14,18,40,b); ws.set_column(17,17,26); wb.close()
    save(F,'MULTIFAMILY','Entrata unit availability, all statuses, side table',True,'Juniper Flats (Workforce Bond)','2025-11-14',rows,40,33,5,'Unit Availability')

def rentmgr():
    F='KestrelPointe_RentRollByBedroom.xlsx'; r=R(212); wb=xb(F); ws=wb.add_worksheet('Sheet1'); rows=[]; b=wb.add_format({'bold':1,'font_name':'Tahoma','font_size':8}); p=wb.add_format({'font_name':'Tahoma','font_size':8}); rt=wb.add_format({'font_name':'Tahoma','font_size':8,'align':'right'}); h=wb.add_format({'bold':1,'font_name':'Tahoma','font_size':8,'bottom':2,'text_wrap':1})
    ws.merge_range('A1:N1','Rent Roll by Bedroom Count',wb.add_format({'bold':1,'font_name':'Tahoma','font_size':12,'align':'center'})); ws.merge_range('A2:N2','Kestrel Pointe Apartments',wb.add_format({'font_name':'Tahoma','font_size':10,'align':'center'})); ws.merge_range('A3:N3','Date: August 15, 2025',wb.add_format({'font_name':'Tahoma','font_size':9,'align':'center'}))
    cols=['Unit','Type','Tenant','','Sq Ft','Market','RC - Rent','S8 - Sec 8','GAR','PET','Total','Deposit','Lease End','Balance']; ws.set_column(0,13,10); ws.set_column(2,2,26); ws.set_column(3,3,2); y=4; G=[0]*8; N=O=V=0; tag={'0':('STU',455,985),'1':('1BR',655,1175),'2':('2BR',905,1420),'3':('3BR',1140,1690)}
    for br,n in (('0',16),('1',64),('2',60),('3',24)):
        ws.write(y,0,{'0':'Studio','1':'1 Bedroom','2':'2 Bedrooms','3':'3 Bedrooms'}[br],b); sec={'0':'Studio','1':'1 Bedroom','2':'2 Bedrooms','3':'3 Bedrooms'}[br]; y+=1
        for i,x in enumerate(cols): ws.write(y,i,x,h)
        y+=1; S=[0]*8; o=v=0
        for i in range(n):
            u=f'KP{br}-{101+i}'; ty=tag[br][0]+r.choice(['','','-R']); sq=tag[br][1]; mk=float(tag[br][2]+(35 if ty[-1]=='R' else 0)); base=dict(unit=u,unitType=ty,area=sq,marketRent=mk,section=sec)
            if r.random()<.06:
                for k,q in ((0,u),(1,ty),(2,'*VACANT*')): ws.write(y,k,q,p)
                ws.write(y,4,str(sq),rt);ws.write(y,5,m2(mk),rt); rows.append(row(**base,statusText='*VACANT*')); v+=1; S[0]+=mk
            else:
                nm=r.name('lf') ; s8=float(r.choice([0]*6+[380,515,702])); tot_r=mk-r.choice([0,20,55,95]); ga=65. if r.random()<.12 else 0; pe=30. if r.random()<.2 else 0; tot=tot_r+ga+pe; dep=float(r.choice([300,450,600])); bal=float(r.choice([0,0,0,0,0,45,-10,tot])); le=eom(addm(D.date(2025,8,1),r.randrange(0,13))) if r.random()<.9 else 'MTM'
                for k,q in ((0,u),(1,ty),(2,nm)): ws.write(y,k,q,p)
                ws.write(y,4,str(sq),rt)
                for k,q in ((5,mk),(6,tot_r-s8),(7,s8),(8,ga),(9,pe),(10,tot),(11,dep),(13,bal)):
                    if q or k in (10,13): ws.write(y,k,par(q),rt)
                ws.write(y,12,le if le=='MTM' else us2(le),rt); o+=1
                S=[a+c for a,c in zip(S,(mk,tot_r-s8,s8,ga,pe,tot,dep,bal))]
                rows.append(row(**base,tenantName=nm,statusText='Occupied',contractRent=None if s8 else tot_r,charges=chg(*[z for z in (('RC - Rent',tot_r-s8),('S8 - Sec 8',s8),('GAR',ga),('PET',pe)) if z[1]]),totalCharges=tot,deposit=dep,balance=bal,leaseEndDate=le))
            y+=1
        ws.write(y,0,f'{sec} Totals: {n} units, {o} occupied, {v} vacant',b)
        for k,q in zip((5,6,7,8,9,10,11,13),S): ws.write(y,k,par(q),wb.add_format({'bold':1,'font_name':'Tahoma','font_size':8,'align':'right','top':1}))
        y+=2; G=[a+c for a,c in zip(G,S)]; N+=n;O+=o;V+=v
    ws.write(y,0,f'Grand Totals: {N} units, {O} occupied, {V} vacant',b)
    for k,q in zip((5,6,7,8,9,10,11,13),G): ws.write(y,k,par(q),wb.add_format({'bold':1,'font_name':'Tahoma','font_size':8,'align':'right','top':6}))
    tie(F,'tot',G[5],sum(q.get('totalCharges',0) for q in rows)); wb.close(); save(F,'MULTIFAMILY','Rent Manager by bedroom, numbers as text, large',True,'Kestrel Pointe Apartments','2025-08-15',rows,N,O,V)

def mri():
    F='MRI_Export_Galena_Bond_0325.xlsx'; r=R(213); wb=Workbook(); ws=wb.active; ws.title='RESRR01'; rows=[]; B=Font(bold=True,name='Courier New',size=9); P=Font(name='Courier New',size=9)
    def put(y,x,v,f=P,nf=None,al=None):
        c=ws.cell(y,x,v); c.font=f
        if nf: c.number_format=nf
        if al: c.alignment=Alignment(horizontal=al)
    put(1,2,'GALENA STREET LOFTS',B);put(2,2,'RESIDENT RENT ROLL - SERIES 2019A BOND SET-ASIDE');put(3,2,'PERIOD 03/25   AS OF 31-MAR-2025')
    for rng,s in (('B5:E5','UNIT / RESIDENT'),('F5:H5','LEASE'),('I5:L5','MONTHLY')): ws.merge_cells(rng); put(5,ord(rng[0])-64,s,B,al='center')
    for i,(a,b) in enumerate((('Unit','Resident'),('Plan',None),('Area SF',None),('Set-Aside',None),('Move-In',None),('Begin','Notice'),('End','Vacate'),('Market',None),('Rent','Amenity Chg'),('Deposit',None),('Balance',None))): put(6,2+i,a,B);put(7,2+i,b,B)
    y=8; T=[0]*5; occ=vac=0; mf='#,##0.00_);(#,##0.00)'
    for fl,n in ((1,6),(2,10),(3,10),(4,8)):
        ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=12); put(y,2,f'FLOOR {fl}',B); ws.cell(y,2).fill=PatternFill('solid',fgColor='D9D9D9'); y+=1; S=[0]*5
        for i in range(n):
            u=f'{fl}{i+1:02d}'; pl,sq,mk=r.choice([('LOFT-A',710,1510),('LOFT-B',885,1745),('LOFT-C',1120,2090)]); sa=r.choice(['Market','Market','50%','80%']); put(y,2,u);put(y,3,pl);put(y,4,sq);put(y,5,sa);put(y,9,mk,nf=mf); S[0]+=mk; base=dict(unit=u,unitType=pl,area=sq,marketRent=mk,section=f'FLOOR {fl}')
            if (fl,i) in ((1,2),(3,4),(4,7)): put(y+1,2,'   VACANT'); vac+=1; rows.append(row(**base,statusText='VACANT'))
            elif (fl,i)==(1,0): put(y+1,2,'   LEASING OFFICE / MODEL'); rows.append(row(**base,statusText='LEASING OFFICE / MODEL'))
            else:
                nm=r.name('LFM'.lower() if 0 else 'lfm').upper(); ls=r.date(D.date(2024,4,3),D.date(2025,3,10)); le=addm(ls,12)-D.timedelta(1); mi=r.choice([ls,ls,addm(ls,-12),addm(ls,-36)]); rent=mk-{'Market':r.choice([0,25,60]),'50%':r.choice([520,610]),'80%':r.choice([140,215])}[sa]; am=r.choice([0,0,35,50]); dep=r.choice([500,750]); bal=r.choice([0,0,0,-55,rent,18.75]); nt=D.date(2025,3,r.randrange(1,28)) if r.random()<.1 else None; va=D.date(2025,4,30) if nt else None
                put(y+1,2,'   '+nm)
                for k,v in ((6,mi),(7,ls),(8,le)): put(y,k,dmy(v).upper())
                if nt: put(y+1,7,dmy(nt).upper());put(y+1,8,dmy(va).upper())
                put(y,10,rent,nf=mf); 
                if am: put(y+1,10,am,nf=mf)
                put(y,11,dep,nf=mf);put(y,12,bal,nf=mf); S=[a+c for a,c in zip(S,(0,rent,dep,bal,am))] if 0 else [S[0],S[1]+rent,S[2]+dep,S[3]+bal,S[4]+am]; occ+=1
                rows.append(row(**base,tenantName=nm,statusText='Occupied',moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=va,contractRent=rent,deposit=dep,balance=bal,charges=chg(('Amenity Chg',am)) if am else None))
            y+=2
        put(y,2,f'FLOOR {fl} TOTAL',B)
        for k,v in zip((9,10,11,12),S): put(y,k,v,B,mf)
        put(y+1,10,S[4],B,mf); y+=3; T=[a+c for a,c in zip(T,S)]
    put(y,2,f'RESIDENTIAL TOTAL   34 UNITS   {occ} OCC   {vac} VAC   1 NON-REV',B)
    for k,v in zip((9,10,11,12),T): put(y,k,v,B,mf)
    put(y+1,10,T[4],B,mf); tie(F,'rent',T[1],sum(q.get('contractRent',0) for q in rows)); y+=3
    put(y,2,'OTHER LEASES (NOT IN UNIT COUNT)',B); y+=1; ot=0
    for u,nm,rt in (('ROOF-1','TRISTATE TOWER WIRELESS LLC',1850),('LDRY','SPINWELL LAUNDRY INC',420),('PK-07',r.name('LF'),95),('PK-11',r.name('LF'),95)):
        ls=r.date(D.date(2019,1,1),D.date(2024,1,1)); le=addm(ls,84); put(y,2,u);put(y+1,2,'   '+nm);put(y,7,dmy(ls).upper());put(y,8,dmy(le).upper());put(y,10,rt,nf=mf); y+=2; ot+=rt
        rows.append(row(unit=u,tenantName=nm,section='OTHER LEASES (NOT IN UNIT COUNT)',leaseStartDate=ls,leaseEndDate=le,contractRent=rt))
    put(y,2,'OTHER TOTAL',B);put(y,10,ot,B,mf)
    ws.column_dimensions['A'].width=2
    for k in 'BCDEFGHIJKL': ws.column_dimensions[k].width=14
    ws.column_dimensions['B'].width=32; wb.save(f'{ROOT}/documents/{F}')
    # residential rent tie recorded excludes other leases
    CHECKS[-1]=(F,'rent',T[1],sum(q.get('contractRent',0) for q in rows)-ot)
    save(F,'MULTIFAMILY','MRI two-line records, bond property, other leases section',True,'GALENA STREET LOFTS','2025-03-31',rows,34,occ,vac)

def prac():
    F='St Bride Manor HUD202 rents.xlsx'; r=R(214); wb=xb(F); rows=[]; wl=wb.add_worksheet('Waitlist'); ws=wb.add_worksheet('Roll'); hv=wb.add_worksheet('PRAC voucher')
    f=lambda **k: wb.add_format({**dict(font_name='Cambria',font_size=10),**k}); h=f(bold=1,bg_color='#7030A0',font_color='white',border=1,text_wrap=1,valign='vcenter'); p=f(border=1); n=f(border=1,num_format='$#,##0'); d=f(border=1,num_format='mmm d, yyyy'); fm=f(bold=1,border=1,rotation=90,align='center',valign='vcenter',bg_color='#E4DFEC'); vc=f(border=1,bg_color='#F8CBAD'); tt=f(bold=1,num_format='$#,##0',top=6)
    ws.merge_range('A1:K1','St. Bride Manor — Section 202 PRAC',f(bold=1,font_size=15,font_color='#7030A0',align='center')); ws.merge_range('A2:K2','Resident rents for January 2026',f(italic=1,align='center'))
    for i,x in enumerate(['Floor','Apt','Size','Resident','Moved in','Operating rent','Resident pays','PRAC pays','Sec. dep.','Annual recert','Remarks']): ws.write(3,i,x,h)
    ws.set_row(3,30); ws.set_column(0,0,6); ws.set_column(1,2,8); ws.set_column(3,3,26); ws.set_column(4,9,12); ws.set_column(10,10,30); y=4; S=[0]*4; occ=vac=0; FL={}
    for fl,w in ((1,'First'),(2,'Second'),(3,'Third'),(4,'Fourth')):
        k=8 if fl==1 else 11; ws.merge_range(y,0,y+k-1,0,w,fm); o=0
        for i in range(k):
            a=f'{fl}{chr(65+i)}'; sz=r.choice(['Eff','1 BR','1 BR','1 BR']); opr={'Eff':588,'1 BR':664}[sz]; ws.write(y,1,a,p);ws.write(y,2,sz,p)
            base=dict(building=None,section=w,unit=a,unitType=sz)
            if (fl,i)==(1,0):
                ws.write(y,3,'Resident Caretaker',p); [ws.write_blank(y,c,None,p) for c in range(4,10)]; ws.write(y,10,'non-revenue, per HUD approval',p); rows.append(row(**base,statusText='Resident Caretaker')); o+=1; occ+=1
            elif (fl,i) in ((2,6),(4,3)):
                for c in range(3,11): ws.write_blank(y,c,None,vc)
                ws.write(y,3,'vacant',vc); ws.write(y,10,'vacated 12/19, painting' if fl==2 else 'vacated 11/30; next on list notified',vc); vac+=1; rows.append(row(**base,statusText='vacant'))
            else:
                nm=('Mr. ' if r.random()<.35 else 'Ms. ')+r.name('fl'); mi=r.date(D.date(2004,6,1),D.date(2025,11,20)); tr=r.randrange(182,460); dep=r.choice([50,tr]); rm=r.choice(['']*6+['daughter is contact','hospital since Dec.','wheelchair apt']); ws.write(y,3,nm,p);ws.write_datetime(y,4,D.datetime(mi.year,mi.month,mi.day),d)
                ws.write(y,5,opr,n);ws.write(y,6,tr,n);ws.write_formula(y,7,f'=F{y+1}-G{y+1}',n,opr-tr);ws.write(y,8,dep,n);ws.write(y,9,mi.strftime('%B'),p);ws.write(y,10,rm,p); o+=1;occ+=1
                S=[q+z for q,z in zip(S,(opr,tr,opr-tr,dep))]; rows.append(row(**base,tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=opr,deposit=dep,charges=chg(('Resident pays',tr),('PRAC pays',opr-tr))))
            y+=1
        FL[w]=(k,o)
    ws.merge_range(y,0,y,4,'41 apartments',tt)
    for c,v in zip((5,6,7,8),S): ws.write_formula(y,c,f'=SUM({rc(4,c)}:{rc(y-1,c)})',tt,v)
    tie(F,'opr',S[0],sum(q.get('contractRent',0) for q in rows))
    ws.write(3,12,'Floor',h);ws.write(3,13,'Apts',h);ws.write(3,14,'Filled',h);ws.write(3,15,'Empty',h)
    for i,(w,(k,o)) in enumerate(FL.items()): ws.write_row(4+i,12,[w,k,o,k-o],p)
    ws.write_row(8,12,['House',41,occ,vac],p); ws.write(10,12,'Rent increase approved eff. 1/1/26 (+3.1%)',f(italic=1,font_color='red')); ws.write_comment('F4','OCAF letter of 10/22 in file'); 
    wl.write_row(0,0,['Waitlist no.','Applicant','Date applied','Size wanted'],h); [wl.write_row(1+i,0,[i+1,r.name('lf'),us1(r.date(D.date(2023,1,1),D.date(2025,12,1))),r.choice(['Eff','1 BR'])],p) for i in range(9)]; wl.set_column(0,3,18)
    hv.write_row(0,0,['PRAC voucher January 2026','']); hv.write_row(2,0,['Operating rents',S[0]]); hv.write_row(3,0,['Less resident rents',-S[1]]); hv.write_row(4,0,['Due from HUD',S[2]]); hv.set_column(0,0,28); ws.activate(); wb.close()
    save(F,'SENIOR_HOUSING','owner workbook HUD 202 PRAC, merged floors, side recap',False,'St. Bride Manor','2026-01',rows,41,occ,vac,'Roll')
ALL=[lihtc,resman,appfolio,avail,rentmgr,mri,prac]
