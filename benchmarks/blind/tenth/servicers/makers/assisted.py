import random; from common import *
import xlsxwriter
R=random.Random(4202); N='Maplecrest Senior Living RR 063025.xlsx'
nm=iter(names(R,80,'FL')); asof=D(2025,6,30)
wb=xlsxwriter.Workbook(doc(N)); 
F=lambda **k: wb.add_format({'font_name':'Times New Roman','font_size':10,**k})
inst=wb.add_worksheet('Read Me'); inst.set_column(0,0,95)
for i,t in enumerate(['PINNOCK LOAN SERVICING - SENIORS HOUSING QUARTERLY PACKAGE','Loan No. 70-118843','','1. Complete the tab "Census Roll" with one line for each licensed apartment or bed, occupied or not.','2. Rates are monthly. Do not include community fees in the total.','3. Attach the state licence if renewed in the quarter.','4. Return by the 45th day after quarter end to reporting@pinnock.example']):
    inst.write(i,0,t,F(bold=i==0))
ws=wb.add_worksheet('Census Roll'); ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
tb=F(bold=True,bg_color='#D9E2EC',border=1,text_wrap=True,align='center',valign='vcenter'); inp=F(font_color='#1F3FBF'); 
ws.write(0,0,'Borrower:',F(bold=True)); ws.write(0,2,'MC Senior Owner II LLC',inp)
ws.write(1,0,'Community:',F(bold=True)); ws.write(1,2,'Maplecrest Assisted Living & Memory Care',inp)
ws.write(2,0,'Quarter ended:',F(bold=True)); ws.write(2,2,'June 30, 2025',inp); ws.write(2,9,'Licensed beds:',F(bold=True)); 
ws.merge_range(4,0,4,4,'APARTMENT',tb); ws.merge_range(4,5,4,8,'RESIDENT',tb); ws.merge_range(4,9,4,14,'MONTHLY RATES',tb); ws.merge_range(4,15,4,16,'FEES HELD / OWED',tb)
H=['Apt / bed','Lic. cap.','Suite style','Sq. ft.','Occ. status','Resident','Move-in','Payor','Care level','Street rate','Base rent','Level-of-care charge','Medication mgmt','2nd person','Total monthly','Refundable deposit','Past due']
for j,h in enumerate(H): ws.write(5,j,h,tb)
ws.set_row(5,30)
for j,w in enumerate([6,5,17,7,13,22,10,10,9,10,10,12,11,9,11,11,10]): ws.set_column(j,j,w)
ST={'Studio':(342,3650),'Deluxe Studio':(401,3975),'One Bedroom':(528,4725),'Companion suite':(390,2950),'MC Private':(298,5850),'MC Shared':(310,4425)}
LOC={'I':0,'L1':450,'L2':875,'L3':1325,'L4':1850}
num=F(num_format='#,##0;(#,##0);0'); nums=F(num_format='#,##0',bold=True,top=1); dt_=F(num_format='m/d/yy',align='left'); tx=F(); sec=F(bold=True,italic=True,bg_color='#F3EFE2'); b=F(bold=True)
recs=[]; r=6
def block(title,apts):
    global r
    ws.merge_range(r,0,r,16,title,sec); r+=1; g=[]
    for apt,bed,sty in apts:
        sf,street=ST[sty]; x=R.random(); stt='Occupied' if x<.8 else 'Hospital hold' if x<.84 else 'Vacant' if x<.95 else 'Reserved'
        q=dict(apt=apt,bed=bed,sty=sty,sf=sf,st=stt,street=street)
        if stt in('Occupied','Hospital hold'):
            mc=sty.startswith('MC'); pay=R.choice(['Private','Private','Private','Private','LTC Ins','Medicaid','VA A&A']); lv=R.choice(['L2','L3','L4','L3'] if mc else ['I','L1','L1','L2','L2','L3'])
            base=street-R.choice([0,0,50,110,175,240,-35]); base=round(street*.78) if pay=='Medicaid' else base
            q.update(name=next(nm),mi=asof-TD(R.randint(12,1700)),pay=pay,lv=lv,base=base,loc=LOC[lv],med=R.choice([0,0,195,285]),sec=925 if sty=='One Bedroom' and R.random()<.4 else 0,dep=R.choice([0,0,1500,2500]),pd=R.choice([0,0,0,0,0,0,0,R.randint(120,5900)]))
            if q['sec']: q['name']=q['name'].split(' ',1)[0]+' & '+R.choice(FN)+' '+q['name'].split(' ',1)[1]
            q['tot']=q['base']+q['loc']+q['med']+q['sec']
        elif stt=='Reserved': q.update(dep=1500)
        v=[f'{apt}-{bed}' if bed else apt,2 if q.get('sec') else 1,sty,sf,stt,q.get('name','VACANT' if stt=='Vacant' else None),q.get('mi'),q.get('pay'),q.get('lv'),street]+[q.get(k) for k in('base','loc','med','sec','tot','dep','pd')]
        for j,z in enumerate(v):
            if z is None or z=='' : continue
            if j==6: ws.write_datetime(r,j,dt.datetime(z.year,z.month,z.day),dt_)
            elif j==14: ws.write_formula(r,j,f'=SUM(K{r+1}:N{r+1})',num,z)
            elif j>=9 or j==3: ws.write_number(r,j,z,num)
            else: ws.write(r,j,z,tx)
        q['section']=title; g.append(q); r+=1
    ws.write(r,2,f'Subtotal, {len(g)} beds' ,b)
    for j,k in((9,'street'),(10,'base'),(11,'loc'),(12,'med'),(13,'sec'),(14,'tot'),(15,'dep'),(16,'pd')): ws.write(r,j,sum(x.get(k) or 0 for x in g),nums)
    r+=2; recs.extend(g); return g
a=[(n,'','Studio' if n%3==0 else 'Deluxe Studio' if n%3==1 else 'One Bedroom') for n in range(101,117) if n!=113]
block('Assisted Living - First Floor',a)
a=[]
for n in range(201,213):
    if n in(204,209,210): a+=[(n,'A','Companion suite'),(n,'B','Companion suite')]
    else: a.append((n,'',R.choice(['Studio','Deluxe Studio','One Bedroom'])))
block('Assisted Living - Second Floor',a)
a=[]
for n in range(1,11):
    if n>6: a+=[(f'MC-{n}','W','MC Shared'),(f'MC-{n}','D','MC Shared')]
    else: a.append((f'MC-{n}','','MC Private'))
block('Memory Care "The Harbor"',a)
ws.write(r,2,'Grand total',b); G=recs
for j,k in((9,'street'),(10,'base'),(11,'loc'),(12,'med'),(13,'sec'),(14,'tot'),(15,'dep'),(16,'pd')): ws.write(r,j,sum(x.get(k) or 0 for x in G),F(num_format='#,##0',bold=True,top=1,bottom=6))
ws.write(2,11,len(G),inp)
r+=2; ws.write(r,2,'Census by suite style',b); 
for j,h in((4,'Beds'),(5,'Occupied'),(6,'Vacant')): ws.write(r,j,h,b)
r+=1; occ=lambda q:'name' in q
for s in list(ST)+['All']:
    L=[q for q in G if s in('All',q['sty'])]; f=b if s=='All' else tx
    ws.write(r,2,s,f); ws.write(r,4,len(L),f); ws.write(r,5,sum(map(occ,L)),f); ws.write(r,6,len(L)-sum(map(occ,L)),f); r+=1
ws.write(r+1,0,'Hospital holds are billed at full base rent and counted as occupied. Reserved = deposit taken, not moved in; counted as vacant. Bed W = window, D = door.',F(italic=True,font_size=9))
ws.write(r+3,0,'Certified by:  C. Fontenot, Executive Director        Date: 7/29/2025',tx)
ws.repeat_rows(4,5); ws.set_footer('&L&8Pinnock form SH-4 rev. 3/23&R&8&P of &N')
h=wb.add_worksheet('Payor mix'); h.write_row(0,0,['Payor','Residents','Share'],b)
P=sorted({q['pay'] for q in G if occ(q)})
for i,p in enumerate(P): n=sum(q.get('pay')==p for q in G); h.write_row(i+1,0,[p,n]); h.write(i+1,2,n/sum(map(occ,G)),F(num_format='0.0%'))
ws.activate(); wb.close()
T=[]
for q in G:
    o=occ(q)
    T.append(dict(unit=str(q['apt'])+('-'+q['bed'] if q['bed'] else ''),unitType=q['sty'],area=q['sf'],statusText=q['st'],section=q['section'],tenantName=q.get('name'),moveInDate=iso(q.get('mi')),marketRent=q['street'],contractRent=q.get('base'),deposit=q.get('dep'),balance=q.get('pd'),
      charges=[dict(code=c,amount=q[k]) for c,k in(('Level-of-care charge','loc'),('Medication mgmt','med'),('2nd person','sec'))] if o else None,totalCharges=q.get('tot')))
n=sum(map(occ,G))
finish(N,dict(propertyName='Maplecrest Assisted Living & Memory Care',asOnDate='2025-06-30',units=len(G),occupied=n,vacant=len(G)-n,sheet='Census Roll',planted=None,rows=T),'SENIOR_HOUSING','servicer template filled in by borrower, grouped headers','hospital hold = occupied, reserved = vacant')
print(len(G),n)
