# UK marina berth licence register: two-line records, pontoon headings, subtotals
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
def make():
    NAME='Trevanick berth licences 2026-04.pdf'
    r=random.Random(6702); nm=Names(6702)
    W,H=A4; c=canvas.Canvas(out(NAME),pagesize=A4)
    boats=['Curlew','Second Wind','Merry Hen','Tamsin Rose','Gannet','Pilchard','Sea Thrift','Blue Peter II','Halcyon Days','Kittiwake','Morwenna','Skipjack','Windhover','Petrel','Lady Jane','Wayfarer','Bosun Bird','Salt Lick','Tern Around','Nutmeg','Dab Hand','Moonraker','Firecrest','Guillemot','Samphire','Polly Flinders','Oystercatcher','Marlinspike','Greylag','Sundowner','Quickstep','Fathom','Jolly Good','Whimbrel']
    r.shuffle(boats); types=['Sloop','Ketch','Motor cruiser','RIB','Day boat','Gaff cutter','Trawler yacht']
    pont=[('Pontoon A','west arm',[8,8,10],13),('Pontoon B','visitors & residents',[10,12],11),('Pontoon C','deep water',[12,14,18],9),('Quay wall','drying berths',[7,9],6)]
    cols={'b':(40,'l'),'l':(92,'l'),'v':(232,'l'),'loa':(345,'r'),'d':(356,'l'),'fee':(480,'r'),'bal':(555,'r')}
    def put(k,y,t,f='Times-Roman',s=9):
        x,a=cols[k]; c.setFont(f,s); (c.drawRightString if a=='r' else c.drawString)(x,y,t)
    page=[0]
    def head():
        page[0]+=1
        if page[0]==1:
            c.setFont('Times-Bold',16); c.drawCentredString(W/2,H-50,'TREVANICK HARBOUR MARINA'); c.setFont('Times-Italic',11); c.drawCentredString(W/2,H-66,'Register of annual berth licences in force at 1 April 2026'); y=H-92
        else:
            c.setFont('Times-Italic',9); c.drawString(40,H-40,'Trevanick Harbour Marina: berth licences, 1 April 2026 (continued)'); y=H-62
        c.setLineWidth(.8); c.line(38,y+11,557,y+11)
        for k,a,b in(('b','Berth','Max. LOA'),('l','Licensee','Licence no.'),('v','Vessel','Class of vessel'),('loa','LOA m',''),('d','Licence from / to','First berthed'),('fee','Annual fee £','Monthly DD £'),('bal','A/c balance £','Deposit £')):
            put(k,y,a,'Times-Bold'); put(k,y-10,b,'Times-BoldItalic',8)
        c.line(38,y-14,557,y-14)
        c.setFont('Times-Roman',8); c.drawCentredString(W/2,28,f'Harbour Office, Trevanick  ·  page {page[0]}')
        return y-28
    y=head(); rows=[]; G=[0,0,0,0.]; bi=0; F=lambda d:d.strftime('%d.%m.%y')
    for p,desc,mx,n in pont:
        if y<110: c.showPage(); y=head()
        c.setFont('Times-Bold',10.5); c.drawString(40,y,p.upper()); c.setFont('Times-Italic',9); c.drawString(118,y,f'({desc})'); y-=15
        S=[0,0,0.]
        for i in range(n):
            if y<62: c.showPage(); y=head()
            pre=p[-1] if p.startswith('Pont') else 'Q'; u=f'{pre}{i+1}'; m=mx[min(len(mx)-1,i*len(mx)//n)]
            S[0]+=1
            put('b',y,u,'Times-Bold'); put('b',y-10,f'{m} m',s=8)
            if r.random()<.17:
                put('l',y,'Vacant','Times-Italic'); put('l',y-10,'available from list',s=8)
                rows.append(row(unit=u,building=p,unitType=None,statusText='Vacant'))
            else:
                S[1]+=1; loa=round(m-r.choice([.1,.4,.75,1.2,1.9]),2); fee=round(loa*r.choice([412,412,438])/12,2); ann=round(fee*12,2); G[3]+=fee
                S[2]+=ann; who=nm.fl() if r.random()<.85 else r.choice(['Trevanick Sailing Club','Carn Dhu Charters Ltd','Lander Sea School Ltd'])
                if r.random()<.3: who=('Mr & Mrs ' if r.random()<.6 else 'Dr ')+' '.join([who.split()[0][0]]+who.split()[1:]) if 'Ltd' not in who and 'Club' not in who else who
                st=dt.date(2026,4,1) if r.random()<.7 else rdate(r,'2025-05-01','2026-03-01').replace(day=1); en=addm(st,12)-dt.timedelta(days=1)
                fb=min(rdate(r,'2009-03-01','2026-03-20'),st); dep=round(fee) if r.random()<.6 else None; bal=r.choice([0,0,0,0,0,fee,-fee,2*fee])
                put('l',y,who); put('l',y-10,f'TH/{r.randint(1100,2990)}/{str(st.year)[2:]}',s=8); put('v',y,boats[bi%len(boats)]); bi+=1; put('v',y-10,r.choice(types),s=8); put('loa',y,f'{loa:.2f}')
                put('d',y,f'{F(st)} - {F(en)}'); put('d',y-10,F(fb),s=8); put('fee',y,money(ann)); put('fee',y-10,money(fee),s=8); put('bal',y,(money(-bal)+' CR') if bal<0 else money(bal)); put('bal',y-10,money(dep) if dep else '',s=8)
                rows.append(row(unit=u,building=p,tenantName=who,statusText='Occupied',annualRent=ann,contractRent=fee,leaseStartDate=st,leaseEndDate=en,moveInDate=fb,balance=float(bal),deposit=float(dep) if dep else None))
            y-=25
        c.setLineWidth(.4); c.line(90,y+13,482,y+13); put('l',y,f'{p}: {S[0]} berths, {S[1]} let, {S[0]-S[1]} vacant','Times-Italic'); put('fee',y,money(round(S[2],2)),'Times-Bold'); y-=22
        for k in range(3): G[k]+=S[k]
    if y<80: c.showPage(); y=head()
    c.setLineWidth(1); c.line(38,y+13,557,y+13); put('b',y,'ALL BERTHS','Times-Bold',10); c.setFont('Times-Bold',10); c.drawString(132,y,f'{G[0]} berths   {G[1]} let   {G[0]-G[1]} vacant'); put('fee',y,money(round(G[2],2)),'Times-Bold',10); put('fee',y-12,money(round(G[3],2)),'Times-Bold',8)
    c.setFont('Times-Italic',8); c.drawString(40,y-30,'Fees include VAT and harbour dues. The annual fee is collected in twelve equal direct debits. CR = account in credit.')
    c.save(); assert abs(sum(q.get('annualRent',0) for q in rows)-G[2])<.01
    save(NAME,rows,propertyName='Trevanick Harbour Marina',asOnDate='2026-04-01',units=G[0],occupied=G[1],vacant=G[0]-G[1])
    return dict(file=NAME,assetType='OTHER',documentType='RENT_ROLL',author='r67c',style='UK marina berth licence register, two-line records under two-line header, pontoon sections with subtotals',hard=True)
if __name__=='__main__': print(make())
