from .lib import *
def make():
    R=random.Random(6606); N='rentrollplus_saguaro_mhp.pdf'
    f=lambda d:'%d/%d/%02d'%(d.month,d.day,d.year%100)
    def head(p):
        return ['',C('SAGUARO VISTA MOBILE HOME PARK',96),C('Monthly Space Rent Roll -- November 1, 1996',96),L((0,'Rent Roll Plus 4.2'),(86,'Page: %d'%p)),
          '-'*96,
          L((38,'Space',),(48,'Water/'),(57,'Trash'),(64,'Cable'),(71,'Late'),(78,'Home'),(95,'Total','r')),
          L((0,'Sp'),(5,'Resident'),(28,'Since'),(39,'Rent'),(48,'Sewer'),(71,'Fee'),(78,'Rent'),(95,'Charges','r')),
          '-'*96]
    P=Printer(66,head); tr=[]; S=[0]*7; occ=vac=0
    for sp in list(range(1,13))+list(range(14,43))+['A','B']:
        if str(sp) in('7','19','20','38'):
            vac+=1; lab='Vacant' if sp!=38 else 'Vacant-pad only'
            P.add(L((3,sp,'r'),(5,lab))); tr.append(dict(unit=str(sp),statusText=lab)); continue
        if sp==3:
            P.add(L((3,sp,'r'),(5,'Manager'),(28,'6/1/88'),(43,'0.00','r'),(53,'0.00','r'),(62,'0.00','r'),(95,'0.00','r')))
            tr.append(dict(unit='3',tenantName='Manager',moveInDate='1988-06-01',contractRent=0,charges=[dict(code='Space Rent',amount=0),dict(code='Water/Sewer',amount=0),dict(code='Trash',amount=0)],totalCharges=0)); occ+=1; continue
        nm=R.choice(FIRST)[0]+'. '+R.choice(LAST)
        if R.random()<.1: nm=nm+' (POH)'; hr=R.choice([185.,210.,240.])
        else: hr=0
        mi=date(R.randint(1974,1996),R.randint(1,10),R.choice([1,1,12,15,20]))
        rent=R.choice([172.5,185,185,192,204.75]) if sp not in('A','B') else 95.
        w=round(R.uniform(9,34),2); t=7.5; cb=R.choice([0,0,14.95]); lf=R.choice([0]*6+[10.])
        tot=round(rent+w+t+cb+lf+hr,2); occ+=1
        q=lambda x:m(x) if x else '-'
        P.add(L((3,sp,'r'),(5,nm),(28,f(mi)),(43,m(rent),'r'),(53,m(w),'r'),(62,m(t),'r'),(69,q(cb),'r'),(75,q(lf),'r'),(83,q(hr),'r'),(95,m(tot),'r')))
        if sp in (12,30): P.add('')
        tr.append(dict(unit=str(sp),tenantName=nm,moveInDate=iso(mi),contractRent=rent,charges=[dict(code=c,amount=a) for c,a in (('Space Rent',rent),('Water/Sewer',w),('Trash',t),('Cable',cb),('Late Fee',lf),('Home Rent',hr)) if a],totalCharges=tot))
        for k,a in enumerate((rent,w,t,cb,lf,hr,tot)): S[k]=round(S[k]+a,2)
    P.add('-'*96,L((0,'TOTALS'),(44,m(S[0]),'r'),(53,m(S[1]),'r'),(62,m(S[2]),'r'),(69,m(S[3]),'r'),(75,m(S[4]),'r'),(83,m(S[5]),'r'),(95,m(S[6]),'r')),'',
      'Spaces in park . . . . . . %3d'%(occ+vac),'Spaces occupied  . . . . . %3d'%occ,'Spaces vacant  . . . . . . %3d'%vac,'','(POH) = park owned home.   There is no space 13.   A & B are RV spaces.')
    lp(N,P.done(),size=letter,font='Courier-Bold',fs=8.9,lead=11,x=36,top=30,color=(.18,.18,.25))
    write(N,dict(propertyName='SAGUARO VISTA MOBILE HOME PARK',asOnDate='1996-11-01',units=occ+vac,occupied=occ,vacant=vac,rows=tr),'MANUFACTURED_HOUSING','Rent Roll Plus DOS single-line space roll, no status column','park-office',False)
