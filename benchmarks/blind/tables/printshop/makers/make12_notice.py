from common import *
fonts(('L','liberation2/LiberationSans-Regular.ttf'),('LB','liberation2/LiberationSans-Bold.ttf'),('LI','liberation2/LiberationSans-Italic.ttf'))
d=Doc('hall_notice_and_form')
d.text('GORSELEY VILLAGE HALL TRUST',297,48,'LB',15,'c'); d.text('Notice of the annual general meeting',297,66,'L',12,'c')
y=d.para('The annual general meeting will be held in the small hall on Thursday 17 October at 7.30 pm. All residents over eighteen may attend and vote. The business will be:',70,82,455,'L',10.5)
for i,t in enumerate(['To receive apologies and to confirm the minutes of the meeting of 19 October last year.','To receive the trustees’ report and the accounts to 30 June, which may be seen at the shop from 1 October.','To elect four trustees. Mrs Dacre and Mr Illing retire by rotation and offer themselves again; two places are vacant.','To consider a motion by Mr P. Strang, seconded by Miss Coe: “That the charge for children’s parties be held at its present level for two years, and that the loss, if there is any, be met from the proceeds of the barn dance.”','To appoint an independent examiner.']):
    d.text(f'({chr(97+i)})',76,y+10,'L',10.5); y=d.para(t,100,y,425,'L',10.5,after=3)
y+=10
d.text('Evenings let in each month, July to June',70,y+8,'LB',10)
b=y+124; x0=100; import math
d.vline(x0,y+22,b,.8); d.hline(x0,500,b,.8)
for v in (0,5,10,15,20): d.text(str(v),x0-6,b-v*4.6+3,'L',8,'r'); d.hline(x0-3,x0,b-v*4.6,.5)
pts=[(x0+20+k*33,b-v*4.6) for k,v in enumerate([6,4,12,16,18,20,9,14,15,13,11,8])]
d.c.setLineWidth(1.4)
for (xa,ya),(xb,yb) in zip(pts,pts[1:]): d.c.line(xa,d.H-ya,xb,d.H-yb)
for (xa,ya),mn in zip(pts,'Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun'.split()): d.c.circle(xa,d.H-ya,2.2,fill=1); d.text(mn,xa,b+12,'L',8,'c')
y=b+28
d.hline(40,555,y,.6,dash=([4,3],0)); d.text('cut here',297,y-3,'LI',7.5,'c')
y+=22; d.text('Application to hire the hall',70,y,'LB',13); y+=10
d.para('Please print in ink and return to the bookings clerk, 3 Chapel Terrace, at least fourteen days before the event.',70,y-4,455,'L',9)
y+=26
def box(l,x,w,yy): d.text(l,x,yy,'L',9); d.rect(x,yy+3,x+w,yy+21,stroke=colors.black,w=.6)
box('Name of hirer',70,280,y); y+=38
box('Address',70,455,y); y+=38
box('Telephone',70,150,y); y+=36
def line(l,x,x1,yy): d.text(l,x,yy,'L',9); d.hline(x+pdfmetrics.stringWidth(l,'L',9)+5,x1,yy+1,.5)
line('Date of event',70,250,y); y+=22; line('Purpose of hire (please say if food will be cooked)',70,525,y); y+=20
d.text('I shall need:',70,y,'L',9); xx=135
for t in ['kitchen','stage lights','piano','extra tables']: d.rect(xx,y-8,xx+9,y+1,stroke=colors.black); d.text(t,xx+14,y,'L',9); xx+=30+pdfmetrics.stringWidth(t,'L',9)+14
y+=18
y=d.para('I have read the conditions of hire. I enclose a deposit of £50, which is returned within a week if the hall is left clean, the heating is turned off and the key is back in the safe.',70,y,455,'L',9,al='j')
line('Signed',70,330,y+18)
d.text('Registered charity · Trustees meet on the first Monday of the month',297,822,'LI',8,'c')
d.save()
