from make_lib import *
F,B='Courier','Courier-Bold'
d=Doc('overhaul_kit_quotation',(612,792))
d.t(60,56,'TRENHOLM COMPRESSOR SERVICE','Courier-Bold',13); d.t(60,70,'4110 Canal Dock Road, Duluth, MN','Courier',9)
for i,(a,b) in enumerate((('Quotation','Q-25-0887'),('Date','May 14, 2025'),('Valid','45 days'))): d.t(400,56+12*i,a,'Courier',9); d.t(470,56+12*i,b,'Courier',9)
d.para(60,110,492,'We quote the parts and labor for the 16,000-hour overhaul of your rotary screw compressor, frame TR-75, at your site. Freight is prepaid and added.','Times-Roman',11)
L=[('G','Air end',None,None,None),('44-1093','Bearing set, male and female rotor','1','set',1846.00),('44-1120','Shaft seal, triple lip, with sleeve','1','ea',412.50),('44-1147','Gasket and O-ring kit','1','kit',188.75),('T','Air end',None,None,None),
('G','Oil and air system',None,None,None),('31-0082','Separator element','2','ea',367.20),('31-0114','Oil filter','3','ea',48.60),('31-0130','Intake filter, heavy duty','2','ea',92.35),('90-2205','Synthetic coolant, 5-gallon pail','4','pail',214.00),('31-0177','Thermal valve, 160 °F','1','ea',139.80),('T','Oil and air system',None,None,None),
('G','Labor and travel',None,None,None),('LAB-1','Field technician, straight time','22','hr',128.00),('LAB-2','Field technician, overtime (Saturday work at the customer\'s request)','6','hr',192.00),('TRV','Travel, Duluth to site and back','186','mile',1.35),('T','Labor and travel',None,None,None)]
m=lambda v:'{:,.2f}'.format(v)
R=[['Part no.','Description','Qty','Unit','Unit price','Amount']]; sub=0; grand=0; kinds=['H']; first=True
for a,b,q,u,p in L:
    if a=='G': R.append([S(b,6,b=True)]+[None]*5); first=True
    elif a=='T': R.append(['',S('Subtotal, '+b.lower(),ind=0),'','','','$ '+m(sub)]); grand+=sub; sub=0
    else:
        am=round(int(q)*p,2); sub+=am; R.append([a,b,q,u,('$ ' if first else '')+m(p),('$ ' if first else '')+m(am)]); first=False
    kinds.append(a if a in 'GT' else 'L')
cr=-350.00
R.append(['',S('Core credit, old air-end bearings housing'),'','','','('+m(-cr)+')']); kinds.append('L')
net=grand+cr; R.append(['','Net before tax','','','','$ '+m(net)]); kinds.append('N')
tax=round((grand-22*128-6*192-186*1.35+cr)*.06875,2)
R.append(['','Sales tax, 6.875% on parts','','','',m(tax)]); kinds.append('L')
R.append(['',S('Total quotation',b=True),'','','',S('$ '+m(net+tax),b=True)]); kinds.append('X')
print(grand,net,tax,net+tax)
g=Grid(d,60,150,[58,204,34,40,74,82],R,'Times-Roman','Times-Bold',10.5,al=['l','l','r','l','$','$'],hdr=1,hal='r',vpad=2.4,pad=4,lead=12.5)
R[0][1]=S('Description',al='l'); R[0][3]=S('Unit',al='l')
g.draw(); g.hr(0,1); g.hr(1,1)
for r,k in enumerate(kinds):
    if k in 'TN': g.hr(r,.5,c0=5)
    if k=='X': g.hr(r,.5,c0=5); d.hl(g.xs[5],g.right,g.ys[r+1],.6); d.hl(g.xs[5],g.right,g.ys[r+1]+2,.6)
y=g.bot+26
d.para(60,y,492,'Lead time two weeks for items 44-1093 and 44-1120, all others from stock. The price supposes clear access, a lifting point rated at one ton and a lockout by your staff. Terms net 30 days.','Times-Roman',11)
y+=64
for i,l in enumerate(('Accepted by','Title','Purchase order no.','Date')):
    xx=60+(i%2)*260; yy=y+(i//2)*36; d.hl(xx,xx+220,yy,.5); d.t(xx,yy+11,l,'Times-Italic',9)
d.t(306,770,'Page 1 of 1','Courier',8,'c'); d.save()
