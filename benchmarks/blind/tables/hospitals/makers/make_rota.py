from make_lib import *
import random; R=random.Random(11)
L=landscape(A4); d=Doc('ward_rota_week_19',L); f='Helvetica'
d.text(30,38,'WARD 6 SOUTH, RESPIRATORY',f='Helvetica-Bold',z=14); d.text(812,38,'Rota for week 19: Monday 5 to Sunday 11 May 2025',z=10,al='r')
d.text(30,54,'E early 07:00–15:00 (7.5 h)   L late 13:00–21:00 (7.5 h)   N night 20:30–07:30 (10 h)   D long day 07:00–19:30 (11.5 h)   AL annual leave   ST study (7.5 h)   blank: day off',z=8)
H=dict(E=7.5,L=7.5,N=10,D=11.5,ST=7.5,AL=0)
days=['Mon','Tue','Wed','Thu','Fri','Sat','Sun']
rows=[[C('Name',1,2),C('Band',1,2),C('May',7,1,'c')]+[None]*6+[C('Hours',1,2),C('Contract',1,2),C('Remarks',1,2)],[None,None]+[f'{a} {5+i}' for i,a in enumerate(days)]+[None]*3]
S=[('#Registered nurses',),('Adeyemi, F.','7','E E E ST E - -',37.5,'In charge'),('Brandt, L.','6','D D - - D - -',37.5,''),('Castellanos, M.','6','- - N N N N -',37.5,'Swap with Hughes'),('Dube, T.','5','L L E - - E L',37.5,''),('Fairweather, J.','5','N N - - - N N',37.5,''),('Ghosh, P.','5','AL AL AL AL AL - -',37.5,'Back 12 May'),('Hughes, S.','5','- E L L - D -',30,'Flexible'),('Ilves, K.','5','- - D D - - D',37.5,'Preceptor: Brandt'),('#Healthcare support workers',),('Jarvis, D.','3','E E - L L - E',37.5,''),('Kowal, A.','3','N - N N - - -',30,''),('Lindqvist, E.','2','- L L E E - -',30,'Level 3 course'),('Mbeki, R.','2','D - - - D D -',34.5,''),('Noor, H.','2','- N - - N - N',30,'Bank from 7 May'),('#Others',),('Orme, B. (ward clerk)','2','E E E E E - -',37.5,''),('Pryce, G. (housekeeper)','2','L - - E E D -',30,'')]
cnt={k:[0]*7 for k in ['E','L','N','D']}; bold=[];fl={}
for s in S:
    if len(s)==1: bold.append(len(rows)); fl[len(rows)]=HexColor('#d9d9d9'); rows.append([C(s[0][1:],12,1,'l')]+[None]*11); grp=s[0]; continue
    c=s[2].split(); h=sum(H.get(q,0) for q in c)
    for i,q in enumerate(c):
        if q in cnt and 'Others' not in grp: cnt[q][i]+=1
    rows.append([s[0],s[1]]+['' if q=='-' else q for q in c]+[f'{h:.1f}',f'{s[3]:.1f}',s[4]])
T=d.table(30,64,[130,36]+[50]*7+[50,54,162],rows,'lccccccccrrl',z=8.6,hdr=2,hal='lc'+'c'*7+'rrl',bold=bold,fills=fl,vp=2.6,hp=5); T.grid(.5)
y=T.bot+20; d.text(30,y,'Cover by shift, nurses and support workers',f='Helvetica-Bold',z=10)
rows=[['Shift']+days+['Week','Minimum a day']]
for k,n,m in (('E','Early','2'),('L','Late','2'),('N','Night','2'),('D','Long day','–')): rows.append([n]+[str(v) if v else '–' for v in cnt[k]]+[str(sum(cnt[k])),m])
tt=[sum(cnt[k][i] for k in cnt) for i in range(7)]; rows.append(['All shifts']+[str(v) for v in tt]+[str(sum(tt)),''])
T=d.table(30,y+6,[80]+[34]*7+[44,80],rows,'l'+'r'*9,z=8.6,bold=[5],vp=2.2); T.h(0,lw=.8);T.h(1,lw=.4);T.h(5,lw=.4);T.h(6,lw=.8)
d.para(520,y-8,292,'Shifts below the minimum go to the bank office by noon on the day before. Requests for week 23 close on Friday 16 May. Swaps need the agreement of the nurse in charge and must keep eleven hours between shifts. Two nights of rest follow any run of four nights.',z=8.6)
d.rect(520,T.bot-30,292,28,stroke=black); d.text(526,T.bot-12,'Approved by                                             Date',z=8.6)
d.save()
