from common import *
d=Doc('rowing_club_news'); B=colors.Color(.05,.2,.45)
G,GB,GI='Times-Roman','Times-Bold','Times-Italic'
d.text('The Sculler',42,70,GB,34,color=B); d.text('News of the Ouseford Rowing Club',42,88,GI,12); d.text('Winter 2024 · No. 61',553,88,GI,11,'r'); d.hline(42,553,96,2,B); d.hline(42,553,99,.5,B)
W=160;X1,X2,X3=42,217.5,393
d.text('A new boathouse roof',X1,118,GB,14,color=B)
y=124
for t in ['When the gale of 9 February took eleven sheets off the roof, the eights were under tarpaulins by noon and in the rugby club’s barn by dark. Forty members turned out, and nobody was hurt.','The insurers have agreed to pay £18,400 of the £23,150 that the builder asks. The rest comes from the sale of two old fours and from the regatta, which made a record surplus in June.','Work begins on 4 November and should be over before the Head of the Ouse on 22 February. Until then please keep clear of the scaffolding, and do not use the north slip at all.','Our thanks go to Bernard Hessle, who drew up the specification without charge and has stood over the contractor ever since.']:
    y=d.para(t,X1,y,W,G,10.5,13,'j')
d.text('Juniors at Thornmere',X2,118,GB,14,color=B); y2=124
for t in ['Six crews travelled and four came home with medals. The girls’ coxed quad led from the start and won by two lengths in 5:41.2; the boys’ double, rowing in a borrowed boat, was third by a canvas.','Coach Ros Fairley said that the winter of circuits in the school gym had told in the last 300 metres. Training moves to Saturdays at 8 am from now until the clocks change.']:
    y2=d.para(t,X2,y2,W,G,10.5,13,'j')
d.rect(X2,y2+8,X2+W,y2+92,fill=colors.Color(.9,.93,.98)); d.hline(X2,X2+W,y2+8,1.5,B); d.hline(X2,X2+W,y2+92,1.5,B)
d.para('“We had nothing left at the bridge, and then we heard the whole bank shouting our name.”',X2+10,y2+20,W-20,GI,13,16,'c',B)
y2+=104
y2=d.para('Places on the spring camp at Lake Ambel are filling. The cost is £210 with food, and bursaries are given in confidence. Write to the junior captain before Christmas.',X2,y2,W,G,10.5,13,'j')
d.text('Diary notes',X3,118,GB,14,color=B); y3=126
for t in ['Tuesday circuits start again on 5 November in the school gym, at seven.','The winter supper is on 30 November. Tickets are £16 from the bar.','Boats must be off the racks for varnishing by 14 December.','The annual meeting has been moved to 20 January because of the roof.','Subscriptions for 2025 are due on New Year’s Day; a standing order saves the treasurer a letter.']:
    d.text('▪' if 0 else '•',X3,y3+10,G,11,color=B); y3=d.para(t,X3+12,y3,W-12,G,10.5,13,'l')
d.text('Obituary',X3,y3+22,GB,14,color=B)
y3=d.para('Dennis Appleyard, who died in August at 91, rowed at bow in the crew of 1956 and coached for thirty years. He taught half the town to scull and the other half to swim. The new single will carry his name.',X3,y3+28,W,G,10.5,13,'j')
yb=max(y,y2,y3)+14
d.hline(42,553,yb,.5,B)
d.text('Members by year',42,yb+20,GB,12,color=B)
d.text('(rowing and social members on 30 September)',42,yb+33,GI,9)
base=yb+205; sc=.5
for v in (0,100,200,300):
    d.hline(70,330,base-v*sc,.3,colors.grey); d.text(str(v),64,base-v*sc+3,G,8.5,'r')
for k,(yr,a,b) in enumerate([('2019',188,64),('2020',171,51),('2021',121,38),('2022',196,70),('2023',214,85),('2024',231,92)]):
    x=82+k*42; d.rect(x,base-a*sc,x+24,base,fill=colors.Color(.35,.5,.75),stroke=B); d.rect(x,base-(a+b)*sc,x+24,base-a*sc,fill=colors.Color(.8,.86,.95),stroke=B)
    d.text(yr,x+12,base+12,G,9,'c'); d.text(str(a+b),x+12,base-(a+b)*sc-3,G,8.5,'c')
d.rect(90,base+22,98,base+30,fill=colors.Color(.35,.5,.75),stroke=B); d.text('rowing',102,base+30,G,9); d.rect(160,base+22,168,base+30,fill=colors.Color(.8,.86,.95),stroke=B); d.text('social',172,base+30,G,9)
yq=yb+12
d.text('How to launch from the south slip',360,yq+8,GB,12,color=B); yq+=16
for i,t in enumerate(['Sign the outing book and take a light if you may be back after four.','Look upstream for cruisers; they cannot see you behind the willows.','Put the boat in bow first and hold her off while the blades go out.','Turn above the red post only. Never turn in the bridge hole.','On return, rinse the hull and sign in.']):
    d.text(f'{i+1}',360,yq+10,GB,10.5,color=B); yq=d.para(t,374,yq,179,G,10.5,12.5)
d.hline(42,553,806,.5,B); d.text('Editor: J. Hessle, Lock Cottage, Ouseford · Copy for the spring number by 1 February',297,819,GI,9,'c')
d.save()
