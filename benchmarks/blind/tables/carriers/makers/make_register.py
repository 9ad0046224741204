# landscape sheet made by a page with /Rotate 90, as drawing offices plot them; the boxes are those of the page as seen
from gridlib import *
from reportlab.pdfgen import canvas
PW,PH=612,1008  # legal, turned
W,H=PH,PW;N='project_register';c=canvas.Canvas(N+'.pdf',pagesize=(PH,PW));c.setPageRotation(90);T=[]
c.translate(PW,0);c.rotate(90)
F=('Times-Roman','Times-Bold','Times-Italic')
txt(c,H,36,44,'Ondaro Harbour Commission','Times-Bold',15);txt(c,H,W-36,44,'Register of capital projects in hand, 30 June 2024','Times-Roman',12,'r')
c.setLineWidth(1.4);c.line(36,H-52,W-36,H-52)
g=Grid(c,H,36,66,[46,156,86,92,60,60,62,62,62,58,192],['l','l','l','l','l','l','cur','cur','cur','r','l'],fonts=F,size=8.6,vpad=3,pad=4)
g.row(['No.','Project','Engineer','Contractor','Start','Completion\nplanned','Approved\n($000)','Spent\n($000)','To spend\n($000)','Done (%)','State and next step'],b=True,va='b',al=['l','l','l','l','l','l','r','r','r','r','l'])
R=[('Quays and berths',),('H-201','Berth 4 fender renewal and bollard upgrade to 150 t','Halvard Consulting','Moana Marine Works','03 Apr 2023','30 Aug 2024',4860,4112,'Panels 1 to 22 fitted. Delivery of last six panels awaited.'),('H-207','North Mole rock armour repair','Halvard Consulting','Tern & Sons','11 Mar 2024','20 Dec 2024',2375,640,'Quarry licence granted 4 June.'),('H-212','Ro-ro ramp, hydraulic replacement','In house','–','–','31 Mar 2025',1180,35,'Tenders due 26 July.'),
('Dredging',),('D-034','Approach channel, maintenance campaign 2024','Poole Brandt','Delta Hopper NV','02 May 2024','15 Jul 2024',3900,2988,'312,000 m³ of 400,000 m³ lifted. Two days lost to swell.'),('D-036','Turning basin, deepening to –13.5 m','Poole Brandt','–','–','30 Nov 2025',14200,410,'Consent hearing 19 August; seabed survey complete.'),
('Utilities',),('U-118','Shore power, berths 1 and 2','Kestrel Power','Voltaire Electric','15 Jan 2024','28 Feb 2025',6740,1925,'Substation slab cast. Transformers at factory test.'),('U-121','Fire main, east tank farm','In house','Ridgeway Pipelines','20 Nov 2023','12 Jul 2024',985,951,'Pressure test passed 21 June.'),('U-122','Stormwater interceptors (3)','Kestrel Power','–','–','30 Jun 2025',720,0,'On hold until outfall permit.'),
('Buildings',),('B-077','Pilot station, new building','Arne Vell Architects','Coastline Builders','08 Aug 2023','29 Nov 2024',5310,3467,'Roof closed. Change order 6 (glazing) in dispute.')]
sa=ss=0;heads=[]
for r in R:
    if len(r)==1:heads.append(g.row([C(r[0],cs=11,b=True)],shade='#e8e4d8'));continue
    a,s=r[6],r[7];cur='$ ' if sa==0 else '';sa+=a;ss+=s
    g.row(list(r[:6])+[f'{cur}{a:,}',f'{cur}{s:,}' if s else '–',f'{cur}{a-s:,}',f'{100*s/a:.0f}',r[8]])
tr=g.row(['',C('Total, 9 projects'),'','','','',f'$ {sa:,}',f'$ {ss:,}',f'$ {sa-ss:,}',f'{100*ss/sa:.0f}'],b=True)
assert sum(len(r)>1 for r in R)==9
T.append(g.finish(1))
g.hl(g.t0[0],w=1);g.hl(g.t1[0],w=1)
for i in range(1,g.r):g.hl(g.t1[i],w=.25,col='#888888')
g.hl(g.t0[tr],w=1);g.hl(g.t1[tr],w=1)
y=g.t1[-1]+14
txt(c,H,36,y,'Spent is certified value to the end of the month and excludes retention. Done is spent as a share of approved. Projects under $500,000 are in the minor works register.','Times-Italic',8.5)
c.save();save(N,T)
