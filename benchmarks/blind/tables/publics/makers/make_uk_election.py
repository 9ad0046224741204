from make_kit import *
R,B,I='Times-Roman','Times-Bold','Times-Italic'
d=Doc('uk_declaration_of_results',(595.3,841.9))
d.t(297,50,'HARROWDALE DISTRICT COUNCIL',B,15,'c'); d.t(297,66,'Declaration of results of poll – Thursday 2 May',R,11,'c')
d.t(297,80,'I, the undersigned, being the Returning Officer, declare the number of votes recorded for each candidate to be as follows.',I,8.6,'c')
wards=[('Abbotsleigh',5412,[('Pargeter, Susan Jane','Independent',412),('Oduya, Tobias','Labour & Co-op',988),('Whitlock, Henry','Conservative',731)],14),
('Brook & Quay',6120,[('Ferrier, Alan','Liberal Democrat',1203),('Nakamura-Bell, Iris Elizabeth','Green Party',644),('Stoddart, Paul','Conservative',1187),('Tranter, Keith','Labour & Co-op',305)],9),
('Castle Mount',4877,[('Boyce, Miriam','Conservative',1020),('Lacey, Darren','Labour & Co-op',871)],22),
('Fenwick',5265,[('Adeyemi, Grace','Labour & Co-op',1344),('Holroyd, Neil','Conservative',502),('Prys, Gwenllian','Green Party',290)],17),
('Lower Marsh',3990,[('Cutler, Joan','Liberal Democrat',777),('Ng, Raymond','Conservative',612),('Sorrell, Wm. (Bill)','Independent',805)],11),
('St Oswin’s',5531,[('Dunmore, Frances','Green Party',1116),('Eastlake, Peter','Conservative',893),('Kaur, Jasdeep','Labour & Co-op',1098)],20)]
party={}; seats={}
cols=[(40,290),(307,557)]
ys=[112,112]
for k,(nm,el,cand,rej) in enumerate(wards):
    s=k%2; x0,x1=cols[s]; y=ys[s]
    d.t(x0,y,f'{nm} Ward',B,10.5); d.t(x1,y,'(1 seat)',I,9,'r'); y+=5
    T=Tab(d,5); e=[x0,x0+108,x0+180,x0+212,x0+236,x1] if False else [x0,x0+102,x0+168,x0+197,x0+225,x1]
    # boxed head
    tv=sum(v for *_,v in cand); w=max(v for *_,v in cand)
    rows=[('Candidate','Description','Votes','%','')]
    T.box(x0,y,x1,y+14,'#d9d9d9'); yy=y; hs=[14]
    for c,t in enumerate(['Candidate','Description','Votes','%','Elected'[:0] or 'Res.']):
        al='l' if c<2 else 'c' if c==4 else 'r'
        T.put(0,c,t,{'l':e[c]+3,'r':e[c+1]-3,'c':e[c]+7}[al] if al!='c' else (e[4]+e[5])/2,y+10,al,B,8.2)
    T.line(x0,y,x1,y,.7); yy=y+14; T.line(x0,yy,x1,yy,.7)
    for i,(c0,p,v) in enumerate(cand):
        party[p]=party.get(p,0)+v
        if v==w: seats[p]=seats.get(p,0)+1
        long=W(c0,R,8.6)>96
        lab=c0.replace(' Eliz','\nEliz') if long else c0
        h=23 if '\n' in lab else 13
        f=B if v==w else R
        T.put(1+i,0,lab,e[0]+3,yy+9.5,'l',R,8.6); T.put(1+i,1,p,e[1]+3,yy+9.5,'l',R,8.6)
        T.put(1+i,2,f'{v:,}',e[3]-3,yy+9.5,'r',f,8.6); T.put(1+i,3,f'{v/tv*100:.1f}',e[4]-3,yy+9.5,'r',R,8.6)
        if v==w: T.put(1+i,4,'E',(e[4]+e[5])/2,yy+9.5,'c',B,8.6)
        yy+=h; T.line(x0,yy,x1,yy,.3)
    T.put(1+len(cand),0,'Total valid votes',e[0]+3,yy+9.5,'l',I,8.6); T.put(1+len(cand),2,f'{tv:,}',e[3]-3,yy+9.5,'r',R,8.6); T.put(1+len(cand),3,'100.0',e[4]-3,yy+9.5,'r',R,8.6)
    yy+=13; T.line(x0,yy,x1,yy,.7)
    for q in e: T.line(q,y,q,yy,.3)
    d.t(x0,yy+10,f'Electorate: {el:,}.  Ballot papers rejected: {rej}.  Turnout: {(tv+rej)/el*100:.1f} per cent.',R,8)
    ys[s]=yy+34
y=max(ys)+4
# level summary, across, half ruled, changes +/-, caption above
d.t(40,y,'Summary of the result',B,12); y+=8
before={'Conservative':3,'Labour & Co-op':1,'Liberal Democrat':1,'Green Party':0,'Independent':1}
cands={}
for w in wards:
    for _,p,_v in w[2]: cands[p]=cands.get(p,0)+1
T=Tab(d,7); X=[46,236,300,364,420,486,551]; AL=['l']+['r']*6
T.line(40,y,557,y,1.2)
T.put(0,0,'Party',46,y+24,'l',B,9,r1=1); T.put(0,1,'Candi-\ndates',236,y+24-11,'r',B,9,r1=1) if False else T.put(0,1,'Candidates',236,y+24,'r',B,9,r1=1)
T.put(0,2,'Seats',332,y+12,'c',B,9,c1=4); T.line(262,y+15,420,y+15,.4); T.put(0,5,'Votes',510,y+12,'c',B,9,c1=6); T.line(446,y+15,551,y+15,.4)
for c,t in [(2,'before'),(3,'after'),(4,'change'),(5,'number'),(6,'share %')]: T.put(1,c,t,X[c],y+25,'r',I,9)
T.line(40,y+30,557,y+30,.5); y+=42; tot=sum(party.values())
for i,p in enumerate(sorted(party,key=lambda q:-party[q])):
    ch=seats.get(p,0)-before[p]
    T.row(2+i,[p,cands[p],before[p],seats.get(p,0) or '–',f'{ch:+d}'.replace('-','−') if ch else '=',f'{party[p]:,}',f'{party[p]/tot*100:.2f}'],X,AL,y,R,9.2) if False else T.row(2+i,[p,cands[p],before[p] or '–',seats.get(p,0) or '–',f'+{ch}' if ch>0 else f'–{-ch}' if ch<0 else '=',f'{party[p]:,}',f'{party[p]/tot*100:.2f}'],X,AL,y,R,9.2); y+=12.5
T.line(40,y-8,557,y-8,.5); y+=3
T.row(2+len(party),['Council',sum(cands.values()),6,sum(seats.values()),'',f'{tot:,}','100.00'],X,AL,y,B,9.2); T.line(40,y+5,557,y+5,1.2)
print(sum(before.values()),sum(seats.values()),[f'{party[p]/tot*100:.2f}' for p in party])
d.t(40,y+28,'Dated 3 May',R,9); d.line(360,y+30,557,y+30,.4); d.t(458,y+40,'Returning Officer',I,8,'c')
d.t(297,822,'Printed and published by the Returning Officer, Council Offices, Mill Lane, Harrowdale',R,7,'c')
d.save()
