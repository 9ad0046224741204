from common import *
fonts(('DC','dejavu/DejaVuSansCondensed.ttf'),('DCB','dejavu/DejaVuSansCondensed-Bold.ttf'))
d=Doc('school_timetable',landscape(A4)); 
d.text('Stanebridge High School',40,42,'DCB',15); d.text('Class timetable 9F – Autumn term (from 2 September)',40,58,'DC',10); d.text('Form tutor: Ms Arkwright, Room 14',802,58,'DC',9,'r')
hd=['Day','Tutor<br/>8.40–9.00','1<br/>9.00–9.55','2<br/>9.55–10.50','Break<br/>10.50–11.10','3<br/>11.10–12.05','4<br/>12.05–1.00','Lunch<br/>1.00–1.45','5<br/>1.45–2.40','6<br/>2.40–3.35']
L=lambda s,t,r: f'<b>{s}</b><br/>{t} · {r}'
f=lambda n:n
rows=[hd,
['Monday','Assembly',L('English','PRK','21'),L('Mathematics','DSO','8'),C('Break',rs=5),C(L('Art','HAL','Studio 1'),cs=2),X,C('Lunch and clubs',rs=5),L('French','MRC','31'),L('History','TBW','17')],
['Tuesday','Reading',C(L('Science','GNT','Lab 2'),cs=2),X,X,L('Geography','ABE','19'),L('English','PRK','21'),X,L('Mathematics','DSO','8'),L('Music','LOV','M1')],
['Wednesday','Registration',L('Mathematics','DSO','8'),L('French','MRC','31'),X,L('Computing','VRM','IT 3'),L('Religious studies','CFD','16'),X,C(L('Games','PE staff','Field'),cs=2),X],
['Thursday','Quiz',L('History','TBW','17'),L('English','PRK','21'),X,C(L('Design and technology','WEB','Workshop'),cs=2),X,X,L('Science','GNT','Lab 4'),L('Drama','SHI','Hall')],
['Friday','PSHE',L('Science','GNT','Lab 2'),L('Physical education','KOB','Gym'),X,L('Mathematics','DSO','8'),L('Geography','ABE','19'),X,L('English','PRK','21'),L('French','MRC','31')]]
A=colors.Color(.2,.3,.5)
y=d.table(rows,40,72,[60,62,88,88,62,88,88,60,88,78],'DC','DCB',8.5,align='lccccccccc',hal='lccccccccc',style=[('GRID',(0,0),(-1,-1),.7,A),('BACKGROUND',(0,0),(-1,0),colors.Color(.82,.87,.95)),('BACKGROUND',(4,1),(4,5),colors.Color(.93,.93,.93)),('BACKGROUND',(7,1),(7,5),colors.Color(.93,.93,.93)),('BOX',(0,0),(-1,-1),1.5,A)],rowh=[28]+[42]*5)
d.text('Staff',40,y+24,'DCB',10); d.text('Homework',330,y+24,'DCB',10); d.text('Please note',600,y+24,'DCB',10)
st=[['Code','Name','Subject'],['ABE','Mr A. Bellamy','Geography'],['DSO','Dr D. Soames','Mathematics'],['GNT','Mrs G. Nutley','Science'],['HAL','Ms H. Allardyce','Art'],['MRC','Mme Marchand','French'],['PRK','Mr P. Rokeby','English'],['TBW','Ms T. Bowes','History'],['WEB','Mr W. Ebdon','Technology']]
d.table(st,40,y+30,[36,100,90],'DC','DCB',8,style=[('LINEBELOW',(0,0),(-1,-1),.25,colors.grey),('LINEBELOW',(0,0),(-1,0),.8,A)],pad=(1.5,1.5,2,2))
hw=[['Subject','Set on','Due','Minutes'],['English','Tue','Fri','40'],['Mathematics','Mon, Wed','Wed, Fri','2 × 30'],['Science','Thu','Tue','40'],['French','Fri','Wed','25'],['History','Thu','Mon','30'],['Geography','Fri','Tue','30']]
d.table(hw,330,y+30,[80,60,60,45],'DC','DCB',8,align='lllr',style=[('BACKGROUND',(0,k),(-1,k),colors.Color(.92,.95,.99)) for k in (1,3,5)]+[('LINEBELOW',(0,0),(-1,0),.8,A)],pad=(2.2,2.2,3,3))
yy=y+30
for t in ['Games kit is needed on Wednesday, gym kit on Friday.','Double lessons run without a bell in the middle.','Pupils who play an instrument see the list outside M1; lessons rotate from week to week.']:
    d.text('–',600,yy+9,'DC',8.5); yy=d.para(t,610,yy,192,'DC',8.5)
d.text('Printed 28 August · Office use: TT/9F/v3',40,575,'DC',7,color=colors.grey)
d.save()
