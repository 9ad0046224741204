from make_lib import *
ttf('LS','liberation/LiberationSans-Regular.ttf'); ttf('LSB','liberation/LiberationSans-Bold.ttf'); ttf('MO','liberation/LiberationMono-Regular.ttf')
d=Doc('corvid_db_limits',(612,792))
d.t(54,46,'Corvid Database 9 · Administrator\'s Reference','LS',8,'l','#666666'); d.t(558,46,'Appendix C','LS',8,'r','#666666')
d.t(54,76,'C. Limits and quotas','LSB',18,'l','#223a70')
CW=240; X2=318
y=96
y=d.para(54,y,CW,'Limits come in two kinds. Hard limits follow from the storage format and cannot be raised. Soft limits have a default that an administrator may change with a server parameter; a restart is needed where Table C-2 says so.','LS',8.8,just=True)+5
y=d.para(54,y,CW,'A statement that meets a limit fails with error class 54, and the whole transaction is rolled back. Nothing is cut short in silence. Limits on name lengths count bytes of UTF-8, not characters, so names in scripts other than Latin may reach them sooner.','LS',8.8,just=True)+5
y=d.para(54,y,CW,'Cluster editions add the quotas in Table C-3. They are checked once a minute, which means that a burst may pass a quota for a short time before new sessions are refused.','LS',8.8,just=True)+14
# right column table C-1: shaded bands, no rules
d.t(X2,96,'Table C-1  Hard limits','LSB',8.8,'l','#223a70')
R=[['Object','Limit','Counted in'],['Database size','256','TiB'],['Table size','32','TiB'],['Row size','65,535','bytes'],['Columns in a table','1,600','columns'],['Columns in an index','32','columns'],['Indexes on a table','unlimited ª',''],['Name length','127','bytes'],['Text value','1','GiB'],['Nesting of views','64','levels'],['Partitions of a table','16,384','partitions'],['Parameters in a statement','32,767','parameters']]
g=Grid(d,X2,102,[118,62,60],R,'LS','LSB',8.4,al='lrl',hdr=1,hal='r',vpad=2.8,pad=5)
g.rows[0][2]=S('Counted in',al='l')
for r in range(1,len(R),2): g.band(r,'#edf1f8')
g.band(0,'#c9d5ea'); g.draw()
d.t(X2,g.bot+10,'ª In practice bounded by memory for planning.','LS',7.2)
yy=g.bot+26
# left below prose: small bulleted list
d.t(54,y,'Before you raise a soft limit','LSB',10,'l','#223a70'); y+=14
for l in ('Check that the host has the memory: each session takes about 11 MiB.','Raise the limit of the operating system for open files first.','Watch the view sys.limit_events for a week.'):
    d.t(58,y,'•','LS',9); y=d.para(68,y,CW-14,l,'LS',8.8)+2
y=max(y,yy)+14
d.t(54,y,'Table C-2  Soft limits','LSB',8.8,'l','#223a70'); y+=6
R=[[S('Parameter',1,2),S('What it bounds',1,2),S('Default',1,2),S('Range',2),None,S('Restart\nneeded',1,2)],[None,None,None,'Lowest','Highest',None],
[S('max_sessions',f='MO'),'Client sessions, all databases together','200','10','20,000','yes'],
[S('max_prepared',f='MO'),'Prepared statements in one session','500','0','10,000','no'],
[S('lock_slots',f='MO'),'Row locks held at one time by all transactions; beyond this the server locks whole pages','1,048,576','65,536','67,108,864','yes'],
[S('work_area',f='MO'),'Memory for one sort or hash, KiB','8,192','64','2,097,151','no'],
[S('stmt_timeout',f='MO'),'Run time of a statement, ms (0 = none)','0','0','86,400,000','no'],
[S('temp_quota',f='MO'),'Temporary files of one session, MiB','10,240','−1','—','no'],
[S('wal_keep',f='MO'),'Log segments kept for standby servers','64','0','4,096','no'],
[S('standby_max',f='MO'),'Standby servers attached at one time, synchronous and asynchronous','10','0','48','yes']]
g=Grid(d,54,y,[84,204,56,54,62,44],R,'LS','LSB',8.4,al='llrrrc',hdr=2,hal='c',vpad=3,pad=4,valign='m')
g.draw(); g.hr(0,1,'#223a70'); g.hr(2,.6,'#223a70'); g.hr(1,.4,'#223a70',3,5); g.hr(len(R),1,'#223a70')
y=g.bot+20
d.t(54,y,'Table C-3  Quotas by edition','LSB',8.8,'l','#223a70')
R=[['','Free','Team','Business','Enterprise'],['Nodes','1','3','9','64'],['Storage per node, GiB','5','250','2,000','16,000'],['Requests per minute','600','12,000','60,000','by contract'],['Backups kept, days','1','7','35','400'],['Regions','1','1','3','any'],['Support reply','forum','2 days','8 hours','1 hour']]
g=Grid(d,54,y+6,[124,76,76,76,76],R,'LS','LSB',8.4,al='lcccc',hdr=1,hal='c',vpad=3.2,pad=4)
g.draw()
for r in range(1,len(R)): g.hr(r,.4,'#8090b0')
for c in range(1,5): d.vl(g.xs[c],g.ys[0],g.bot,.4,'#8090b0')
d.t(306,772,'C-1','LS',8,'c','#666666')
d.save()
